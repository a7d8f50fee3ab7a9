// Request.swift: the command line of ledsign-bench.
// ledsign-bench: ordinary Swift only; no Foundation.

/// Why a command line was refused.
struct UsageError: Error {
  let message: String
}

/// What the command line asks for.
enum Request {
  /// Times of all workloads.
  case timing
  /// So many frames of one workload, and nothing else, to be counted from outside.
  case frames(any Workload.Type, count: Int, isReference: Bool)
  /// So many refreshes of a panel on a GPIO chip.
  case gpio(frames: Int)
  /// The number of writes to lines that a frame of one workload takes.
  case writes(any Workload.Type)

  init(_ arguments: some Sequence<String>, workloads: [any Workload.Type]) throws(UsageError) {
    var workload: (any Workload.Type)?
    var count: Int?
    var (isReference, countsWrites, isGPIO) = (false, false, false)
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "--reference": isReference = true
      case "--writes": countsWrites = true
      case GPIORefresh.name: isGPIO = true
      case "--frames": count = try Request.count(words.next())
      default:
        guard workload == nil, let named = workloads.first(where: { $0.name == word }) else {
          throw UsageError(message: Request.unknown(word, workloads))
        }
        workload = named
      }
    }
    switch (workload, count) {
    case (nil, let count?) where isGPIO && !isReference && !countsWrites:
      self = .gpio(frames: count)
    case (let workload?, let count?) where !countsWrites:
      self = .frames(workload, count: count, isReference: isReference)
    case (let workload?, nil) where countsWrites && !isReference: self = .writes(workload)
    case (nil, nil) where !isReference && !countsWrites && !isGPIO: self = .timing
    default: throw UsageError(message: "a name goes with either --frames or --writes")
    }
  }

  private static func count(_ word: String?) throws(UsageError) -> Int {
    guard let count = word.flatMap({ Int($0) }), (1...1_000_000_000).contains(count) else {
      let given = word.map { "'\($0)'" } ?? "nothing"
      throw UsageError(message: "bad count \(given) after --frames; want 1 to 1000000000")
    }
    return count
  }

  private static func unknown(_ word: String, _ workloads: [any Workload.Type]) -> String {
    let names = workloads.map { $0.name }.joined(separator: " ") + " \(GPIORefresh.name)"
    return "unexpected '\(word)'; the names are \(names)"
  }
}
