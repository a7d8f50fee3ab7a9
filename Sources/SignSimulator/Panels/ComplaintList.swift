// ComplaintList.swift: what a virtual panel found wrong, so far.
// SignSimulator: no elements, no Linux GPIO.

/// The first complaints of a virtual panel, and how many there were in all.
struct ComplaintList<Complaint: Hashable & Sendable>: Sendable {
  /// A driver with a fault repeats it in every frame: more than this is no news.
  static var limit: Int { 1000 }

  private(set) var first: [Complaint] = []
  private(set) var count = 0

  mutating func add(_ complaint: Complaint) {
    count += 1
    if first.count < ComplaintList.limit { first.append(complaint) }
  }
}
