// LiveFrames.swift: the frames of a sign that changes while it is shown.
// ledsign: joins the modules; no Foundation. A frame without news allocates nothing.

import SignCore
import SignFile
import SignPrimitives

/// The frames of a sign while lines, its file and the time of day change it.
///
/// What has an error is told and changes nothing: the sign goes on.
struct LiveFrames: FrameSource {
  private var input: LiveInput
  /// Frames a second, 1...1000; nil for those of the sign.
  var chosenRate: Int64?
  /// The file of the sign, if it is read again when it changes.
  var file: SignFileWatch?
  private var limit: LitPixelLimit?
  private var hasToldLimit = false
  private var brightness: BrightnessClock?

  /// Creates the frames of a sign.
  ///
  /// - Parameters:
  ///   - input: The sign and the lines that change it.
  ///   - board: Whose limits hold.
  ///   - schedule: What the brightness follows; nil if it does not.
  init(
    _ input: LiveInput, on board: LoadedBoard, schedule: BrightnessSchedule?
  ) {
    self.input = input
    limit = board.limits.maximumLitPixels.map { LitPixelLimit(most: $0) }
    brightness = schedule.map { BrightnessClock($0) }
  }

  var framesPerSecond: Int64 { chosenRate ?? Int64(input.live.sign.framesPerSecond) }

  var isAtEnd: Bool { input.isAtEnd }

  mutating func prepare(
    for time: Flicks, at now: Int64, on output: any PanelOutput
  ) throws(Failure) {
    if let percent = brightness?.change() { try output.setBrightness(percent) }
    if let loaded = file?.takeChanged(at: now) { input.replace(with: loaded, at: time) }
    input.prepare(for: time)
    if let percent = input.takeBrightness() { try output.setBrightness(percent) }
  }

  mutating func draw(at time: Flicks, into frame: inout Bitmap) {
    input.draw(at: time, into: &frame)
    limit?.apply(to: &frame)
    guard let limit, limit.hasThinned, !hasToldLimit else { return }
    hasToldLimit = true
    LiveReports.note(
      "more pixels are lit than maximumLitPixels of the board, which is \(limit.most); they are"
        + " thinned out evenly")
  }
}
