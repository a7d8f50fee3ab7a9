// Measurement.swift: how long a frame takes, beside the reference.
// ledsign-bench: ordinary Swift only; no Foundation.

/// Draws frames of one workload and nothing else.
func drawOnly(_ type: any Workload.Type, frames count: Int, isReference: Bool) {
  var workload: any Workload = type.init()
  let frames = workload.start..<(workload.start + count)
  if isReference { workload.drawReference(frames) } else { workload.draw(frames) }
}

/// Prints the most writes to lines that a frame of one workload takes.
func countWrites(_ type: any Workload.Type) {
  var workload: any Workload = type.init()
  guard let writes = workload.mostWrites() else {
    fail("\(type.name) writes to no lines", status: 2)
  }
  print(writes)
}

/// Compares the frames of every workload, then prints how long they take.
func timeAll(_ types: [any Workload.Type]) {
  printRow("", "ns/frame", "C", "ratio")
  for type in types {
    var workload: any Workload = type.init()
    if let frame = workload.firstDifference() {
      fail("\(type.name): frame \(frame) differs from the reference", status: 1)
    }
    let frames = workload.start..<(workload.start + 1_000)
    let picoseconds = median { workload.draw(frames) }
    let reference = median { workload.drawReference(frames) }
    let hundredths = (100 * picoseconds + reference / 2) / reference
    printRow(
      "\(type.name) \(type.title)", "\((picoseconds + 500) / 1_000)",
      "\((reference + 500) / 1_000)", "\(hundredths / 100).\(twoDigits(hundredths % 100))")
  }
}

/// The median of 101 runs of 1,000 frames, in picoseconds a frame.
private func median(_ body: () -> Void) -> Int64 {
  body()
  let clock = ContinuousClock()
  let runs = (0..<101).map { _ in
    // Nanoseconds for 1,000 frames are picoseconds for one.
    clock.measure(body).components.attoseconds / 1_000_000_000
  }
  return runs.sorted()[50]
}

private func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }

private func printRow(_ name: String, _ columns: String...) {
  let padded = columns.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
  let room = String(repeating: " ", count: max(0, 56 - name.count))
  print(name + room + padded.joined())
}
