// GroupNames.swift: the names of groups, and the numbers that elements know them by.
// SignFile: no I/O.

/// The names of groups; elements know a group by its number.
///
/// A number whose name nobody uses any more is given to the next new name, so that a sign whose groups
/// change for years has never more names than elements.
struct GroupNames {
  /// The name of each number; nil for one that is free.
  private var names: [String?] = []
  /// The numbers of all names, in the order of the names' bytes.
  private var sorted: [Int] = []

  /// All names, in the order of their numbers.
  var all: [String] { names.compactMap { $0 } }

  var isEmpty: Bool { sorted.isEmpty }

  /// The number of a name; nil if no group has it.
  func number(of name: String) -> Int? {
    let place = place(of: name)
    guard place < sorted.count, let found = names[sorted[place]],
      found.utf8.elementsEqual(name.utf8)
    else { return nil }
    return sorted[place]
  }

  /// The number of a name, which is made if no group has it.
  mutating func make(_ name: String) -> Int {
    if let number = number(of: name) { return number }
    let place = place(of: name)
    var number = names.count
    if sorted.count < names.count, let free = names.firstIndex(where: { $0 == nil }) {
      number = free
      names[number] = name
    } else {
      names.append(name)
    }
    sorted.insert(number, at: place)
    return number
  }

  /// Forgets the names of all numbers but these.
  mutating func keep(_ used: some Sequence<Int>) {
    guard !sorted.isEmpty else { return }
    var isUsed = [Bool](repeating: false, count: names.count)
    for number in used { isUsed[number] = true }
    for number in names.indices where !isUsed[number] { names[number] = nil }
    sorted.removeAll { !isUsed[$0] }
    while let last = names.last, last == nil { names.removeLast() }
  }

  /// The place among the sorted numbers of the first name that is not before this one.
  private func place(of name: String) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if (names[sorted[middle]] ?? "").utf8.lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
