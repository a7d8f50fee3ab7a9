// FramesCommand.swift: writes frames to standard output.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignCore
import SignFile
import SignPrimitives
import SignSimulator

/// `ledsign frames SIGN`.
enum FramesCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    let format = try arguments.choice(
      .format, among: FrameFormat.allCases.map { (name: $0.rawValue, value: $0) })
    try refuseTerminal(format)
    let through = try ThroughPanel(arguments)
    let script = try arguments.script()
    let loaded = try arguments.sign(for: .frames, fitting: through?.settings, script: script)
    let sign = loaded.sign
    let fps = try arguments.integer(.fps, in: 1...1000) ?? Int64(sign.framesPerSecond)
    let times = try FrameTimes(arguments, framesPerSecond: fps)
    let encoder = FrameEncoder(
      format: format ?? .text, width: through?.real.width ?? sign.width,
      height: through?.real.height ?? sign.height, framesPerSecond: fps,
      frameCount: Int(clamping: times.count))
    try write(
      try arguments.scriptedSign(loaded, script), into: sign.makeFrame(), times, encoder, through)
  }

  /// Refuses a format that is no text for a terminal.
  static func refuseTerminal(_ format: FrameFormat?) throws(Failure) {
    guard let format, format.isBinary, posix_is_terminal(1) else { return }
    throw .usage(
      "\(format.rawValue) is no text for a terminal; send it to a file or a program,"
        + " such as > sign.\(format.rawValue)")
  }

  private static func write(
    _ sign: ScriptedSign, into canvas: Bitmap, _ times: FrameTimes, _ encoder: FrameEncoder,
    _ through: ThroughPanel?
  ) throws(Failure) {
    var sign = sign
    var encoder = encoder
    var frame = canvas
    var through = through
    try StandardOutput.write { (output) throws(OutputError) in
      try output.write { encoder.appendHeader(to: &$0) }
      for index in 0..<times.count {
        let time = times.time(ofFrame: index)
        sign.draw(at: time, into: &frame)
        sign.reportErrors()
        let shown = through?.show(frame) ?? frame
        try output.write { encoder.append(shown, at: time, to: &$0) }
      }
      try output.write { encoder.appendFooter(to: &$0) }
    }
    through?.reportComplaints()
    try sign.finish()
  }
}
