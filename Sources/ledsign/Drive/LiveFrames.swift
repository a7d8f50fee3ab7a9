// LiveFrames.swift: the frames of a sign that changes while it is shown.
// ledsign: joins the modules; no Foundation. A frame without news allocates nothing.

import SignCore
import SignFile
import SignPrimitives

/// The frames of a sign while lines, its file and the time of day change it.
///
/// What has an error is told and changes nothing: the sign goes on.
struct LiveFrames: FrameSource {
  private var live: LiveSign
  /// When the sign began, in the time of the frame loop.
  private var origin = Flicks.zero
  private let input: LineSource
  /// Whether the end of standard input is the end.
  var endsWithInput = false
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
  ///   - live: The sign.
  ///   - input: Where lines come from.
  ///   - board: Whose limits hold.
  ///   - schedule: What the brightness follows; nil if it does not.
  init(
    _ live: LiveSign, input: LineSource, on board: LoadedBoard, schedule: BrightnessSchedule?
  ) {
    self.live = live
    self.input = input
    limit = board.limits.maximumLitPixels.map { LitPixelLimit(most: $0) }
    brightness = schedule.map { BrightnessClock($0) }
  }

  var framesPerSecond: Int64 { chosenRate ?? Int64(live.sign.framesPerSecond) }

  var isAtEnd: Bool { endsWithInput && input.isStandardInputAtEnd }

  mutating func prepare(
    for time: Flicks, at now: Int64, on output: any PanelOutput
  ) throws(Failure) {
    if let percent = brightness?.change() { try output.setBrightness(percent) }
    if let loaded = file?.takeChanged(at: now) {
      do {
        live = try LiveSign(loaded)
        origin = time
      } catch {
        Ledsign.report(error.description)
      }
    }
    for line in input.takeLines() {
      do {
        try live.apply(line, at: time - origin)
      } catch {
        Ledsign.report(error.description)
      }
    }
  }

  mutating func draw(at time: Flicks, into frame: inout Bitmap) {
    live.draw(at: time - origin, into: &frame)
    limit?.apply(to: &frame)
    guard let limit, limit.hasThinned, !hasToldLimit else { return }
    hasToldLimit = true
    Ledsign.report(
      "more pixels are lit than maximumLitPixels of the board, which is \(limit.most); they are"
        + " thinned out evenly")
  }
}
