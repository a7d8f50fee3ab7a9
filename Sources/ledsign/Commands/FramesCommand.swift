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
    if let format, format.isBinary, posix_is_terminal(1) {
      throw .usage(
        "\(format.rawValue) is no text for a terminal; send it to a file or a program,"
          + " such as > sign.\(format.rawValue)")
    }
    let sign = try arguments.sign(for: .frames).sign
    let fps = try arguments.integer(.fps, in: 1...1000) ?? Int64(sign.framesPerSecond)
    let times = try FrameTimes(arguments, framesPerSecond: fps)
    let encoder = FrameEncoder(
      format: format ?? .text, width: sign.width, height: sign.height, framesPerSecond: fps,
      frameCount: Int(clamping: times.count))
    try write(sign, times, encoder)
  }

  private static func write(
    _ sign: Sign, _ times: FrameTimes, _ encoder: FrameEncoder
  ) throws(Failure) {
    var encoder = encoder
    var frame = sign.makeFrame()
    try StandardOutput.write { (output) throws(OutputError) in
      try output.write { encoder.appendHeader(to: &$0) }
      for index in 0..<times.count {
        let time = times.time(ofFrame: index)
        sign.draw(at: time, into: &frame)
        try output.write { encoder.append(frame, at: time, to: &$0) }
      }
      try output.write { encoder.appendFooter(to: &$0) }
    }
  }
}
