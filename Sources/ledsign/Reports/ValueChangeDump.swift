// ValueChangeDump.swift: what was put on the wire, for programs that show signals.
// ledsign: joins the modules; no Foundation. Format: IEEE 1364-2005, section 18.

import SignPanels
import SignSimulator

/// What was put on the wire, as a Value Change Dump that GTKWave and sigrok read.
///
/// Time 0 has the levels before the first write; write n is at n + 1 times the time of a write.
enum ValueChangeDump {
  /// The dump of some parts of a recording, each of which follows the one before.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - settings: What the driver was told.
  ///   - writeTime: The time from one write to the next, ns.
  static func text(
    of parts: [WirePart], _ settings: PanelDescription, writeTime: Int64
  ) -> String {
    let signals = settings.signals
    let (unit, step) = timescale(of: writeTime)
    var levels = initialLevels(settings)
    let parts = zip(parts, parts.lineWrites).map { (title: $0.title, writes: $1) }
    var text = "$version ledsign \(Ledsign.version) $end\n"
    text += "$comment write n, from 0, is at (n + 1) x \(writeTime) ns $end\n"
    // Comments are in the heading only: sigrok stops at one among the changes.
    var count = 0
    for part in parts {
      let last = count + part.writes.count - 1
      text += "$comment \(part.title): writes \(count) to \(last) $end\n"
      count = last + 1
    }
    text += "$timescale \(unit) $end\n" + variables(signals, settings)
    text += "#0\n$dumpvars\n\(values(levels, of: signals, changed: ~0))$end\n"
    var time: Int64 = 0
    for write in parts.flatMap({ $0.writes }) {
      time += step
      let changed = levels.symmetricDifference(write.levels).rawValue
      levels = write.levels
      if changed == 0 { continue }
      text += "#\(time)\n\(values(levels, of: signals, changed: changed))"
    }
    // The last levels last as long as all others.
    return text + "#\(time + step)\n"
  }

  /// The largest unit of which the time of a write is a whole number, and that number.
  ///
  /// sigrok takes a sample every unit, so a small one would make it slow.
  private static func timescale(of writeTime: Int64) -> (unit: String, step: Int64) {
    let units = ["1 ns", "10 ns", "100 ns", "1 us", "10 us", "100 us", "1 ms"]
    var (power, step) = (0, writeTime)
    while step % 10 == 0 && power < units.count - 1 { (power, step) = (power + 1, step / 10) }
    return (units[power], step)
  }

  private static func variables(
    _ signals: [WiredSignal], _ settings: PanelDescription
  ) -> String {
    var text = "$scope module \(settings.format) $end\n"
    for (index, signal) in signals.enumerated() {
      text += "$var wire 1 \(identifier(index)) \(signal.name) $end\n"
    }
    return text + "$upscope $end\n$enddefinitions $end\n"
  }

  private static func initialLevels(_ settings: PanelDescription) -> LineSet {
    // The pull-up that keeps HUB75 panels dark.
    if case .hub75 = settings.kind { HUB75Signal.oe.line } else { [] }
  }

  private static func values(
    _ levels: LineSet, of signals: [WiredSignal], changed: UInt32
  ) -> String {
    var text = ""
    for (index, signal) in signals.enumerated() where signal.line.rawValue & changed != 0 {
      text += "\(levels.contains(signal.line) ? 1 : 0)\(identifier(index))\n"
    }
    return text
  }

  /// A short name: a printable character for each of at most 32 signals.
  private static func identifier(_ index: Int) -> String {
    String(Character(Unicode.Scalar(UInt8(ascii: "!") + UInt8(index))))
  }
}
