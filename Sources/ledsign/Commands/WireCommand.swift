// WireCommand.swift: shows what a frame puts on the wire.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignPrimitives
import SignSimulator

/// `ledsign wire SIGN --board BOARD`.
enum WireCommand {
  private enum Format { case words, edges, vcd }

  /// What a write takes unless it is said, ns; see ``RefreshFigures``.
  private static let defaultWriteTime: Int64 = 2400

  static func run(_ arguments: Arguments) throws(Failure) {
    let format =
      try arguments.choice(
        .wireFormat,
        among: [
          (name: "words", value: Format.words), (name: "edges", value: .edges),
          (name: "vcd", value: .vcd),
        ]) ?? .words
    let writeTime = try arguments.integer(.writeTime, in: 1...1_000_000_000)
    if writeTime != nil && format != .vcd {
      throw .usage("--write-time is for --format vcd, which alone tells times")
    }
    let board = try arguments.requiredBoard(.board, for: .wire)
    let loaded = try arguments.sign(for: .wire, fitting: board)
    let settings = PanelDescription(board)
    let parts = try parts(loaded.sign, settings, try arguments.times(.at))
    let text: String
    switch format {
    case .words: text = WireWords.text(of: parts, settings)
    case .edges: text = WireEdges.text(of: parts, settings)
    case .vcd:
      let time = writeTime ?? settings.writeTime(default: defaultWriteTime)
      text = ValueChangeDump.text(of: parts, settings, writeTime: time)
    }
    try StandardOutput.write { (output) throws(OutputError) in try output.write(text) }
  }

  /// The power-up, and each frame after the one before.
  private static func parts(
    _ sign: Sign, _ settings: PanelDescription, _ times: [Flicks]
  ) throws(Failure) -> [WirePart] {
    let sender = try FrameSender(settings)
    var parts = [WirePart(title: "power-up", wire: sender.begin())]
    var frame = sign.makeFrame()
    for time in times.isEmpty ? [.zero] : times {
      sign.draw(at: time, into: &frame)
      parts.append(WirePart(title: "frame at \(milliseconds(time)) ms", wire: sender.show(frame)))
    }
    return parts
  }

  private static func milliseconds(_ time: Flicks) -> String {
    Decimal.text(
      roundedQuotient(time.count, times: 1000, over: Flicks.perMillisecond), places: 3)
  }
}
