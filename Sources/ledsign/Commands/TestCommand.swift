// TestCommand.swift: test pictures for panels, and the guide to their wiring.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignFile
import SignPanels
import SignPrimitives
import SignSimulator

/// `ledsign test --board BOARD [PICTURE]`.
enum TestCommand {
  /// How long each of several frames stands.
  private static let step = Flicks.milliseconds(250)

  static func run(_ arguments: Arguments) throws(Failure) {
    let board = try arguments.requiredBoard(.board, for: .test)
    let picture = try picture(arguments)
    let format = try arguments.choice(
      .format, among: FrameFormat.allCases.map { (name: $0.rawValue, value: $0) })
    try FramesCommand.refuseTerminal(format)
    if arguments.has(.onPanel) { return try drive(picture ?? .modules, board, arguments) }
    for option in [Option.brightness, .allowFlicker, .duration] where arguments.has(option) {
      throw .usage("--\(option.name.description) is for the real panel; give --drive too")
    }
    let settings = PanelDescription(board)
    if arguments.has(.guide) {
      if let format, format.isBinary || format == .svg {
        throw .usage("--guide is text; want --format text, half, braille or ansi")
      }
      let guide = try WiringGuide(settings, picture: picture)
      let text = GuideReport(guide, board: board.title, format: format ?? .text)
      try StandardOutput.write { (output) throws(OutputError) in try output.write(text.bytes) }
    } else {
      let map = PanelMap(settings.layout)
      try write((picture ?? .modules).frames(map, scan: settings.scan), format ?? .text)
    }
  }

  /// Shows a picture on the real panels.
  private static func drive(
    _ picture: TestPicture, _ board: LoadedBoard, _ arguments: Arguments
  ) throws(Failure) {
    for option in [Option.guide, .format] where arguments.has(option) {
      throw .usage(
        "--drive shows the picture on the panel; it takes no --\(option.name.description)")
    }
    let session = try arguments.panelSession(board)
    let duration = try arguments.time(.duration)
    let map = PanelMap(session.panels.layout)
    var source = PictureFrames(frames: picture.frames(map, scan: session.panels.scan))
    var loop = DriveLoop(duration: duration, isVerbose: false)
    let frame = source.frames[0]
    let end = try session.run { (output) throws(Failure) in
      try loop.run(&source, on: output, frame: frame)
    }
    try end.finish()
  }

  private static func picture(_ arguments: Arguments) throws(Failure) -> TestPicture? {
    guard let name = arguments.words.first else { return nil }
    guard arguments.words.count == 1 else {
      throw .usage("test takes one picture; '\(printable(arguments.words[1]))' is one too many")
    }
    if let picture = TestPicture(rawValue: name) { return picture }
    let names = TestPicture.allCases.map { $0.rawValue }
    let near = nearestName(to: name, in: names).map { "; did you mean \($0)?" } ?? ""
    throw .usage(
      "there is no test picture '\(printable(name))'; want \(names.joined(separator: ", "))\(near)")
  }

  private static func write(_ frames: [Bitmap], _ format: FrameFormat) throws(Failure) {
    var encoder = FrameEncoder(
      format: format, width: frames[0].width, height: frames[0].height, framesPerSecond: 4,
      frameCount: frames.count)
    try StandardOutput.write { (output) throws(OutputError) in
      try output.write { encoder.appendHeader(to: &$0) }
      for (index, frame) in frames.enumerated() {
        let time = Flicks(Int64(index) * step.count)
        try output.write { encoder.append(frame, at: time, to: &$0) }
      }
      try output.write { encoder.appendFooter(to: &$0) }
    }
  }
}
