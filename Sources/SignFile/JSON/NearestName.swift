// NearestName.swift: guesses which name a misspelt one was meant to be.
// SignFile: no I/O.

/// The name that is most like `word`, if it is like enough to be a slip of the finger.
///
/// A name that differs only in the case of ASCII letters wins. Otherwise the fewest slips count (a
/// byte too many, missing or wrong, or two neighbours swapped), at most one for every three bytes of
/// the longer word and always at least one; of two names equally near the earlier one wins.
public func nearestName(to word: String, in names: some Sequence<String>) -> String? {
  let sought = lowercaseBytes(word)
  var best: String?
  var bestDistance = Int.max
  for name in names {
    let candidate = lowercaseBytes(name)
    let longer = max(sought.count, candidate.count)
    let limit = max(1, (longer + 1) / 3)
    guard longer - min(sought.count, candidate.count) <= limit else { continue }
    let distance = slips(from: sought, to: candidate)
    if distance <= limit && distance < bestDistance {
      best = name
      bestDistance = distance
    }
  }
  return best
}

/// The bytes with ASCII letters in lower case.
private func lowercaseBytes(_ text: String) -> [UInt8] {
  text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
}

/// The number of insertions, deletions, replacements and swaps of neighbours, no byte edited twice.
///
/// This is the optimal string alignment distance, by dynamic programming over three rows.
func slips(from a: [UInt8], to b: [UInt8]) -> Int {
  var before: [Int] = []
  var above = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      let replaced = above[j] + (a[i] == b[j] ? 0 : 1)
      var least = min(replaced, above[j + 1] + 1, row[j] + 1)
      if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
        least = min(least, before[j - 1] + 1)
      }
      row.append(least)
    }
    before = above
    above = row
  }
  return above[b.count]
}
