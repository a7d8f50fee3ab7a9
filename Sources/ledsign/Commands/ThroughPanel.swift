// ThroughPanel.swift: frames as a panel shows them, wrong settings included.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPrimitives

/// The panels of `--through`, driven with the settings of `--board`.
struct ThroughPanel {
  /// What the driver is told.
  let settings: LoadedBoard
  /// What the panels are.
  let real: LoadedBoard
  private var stage: PanelStage
  private var limit: LitPixelLimit?

  /// How many complaints are told one by one.
  private static let mostComplaints = 10

  /// Reads the options; nil without `--through`.
  init?(_ arguments: Arguments) throws(Failure) {
    guard let real = try arguments.board(.through) else {
      if arguments.has(.settings) {
        throw .usage("--board says how the panels of --through are driven; give --through too")
      }
      return nil
    }
    self.real = real
    settings = try arguments.board(.settings) ?? real
    limit = settings.limits.maximumLitPixels.map { LitPixelLimit(most: $0) }
    stage = try PanelStage(settings: PanelDescription(settings), real: PanelDescription(real))
  }

  /// What the panels show of a frame.
  mutating func show(_ frame: Bitmap) -> Bitmap {
    guard limit != nil else { return stage.show(frame).bitmap }
    var thinned = frame
    limit?.apply(to: &thinned)
    return stage.show(thinned).bitmap
  }

  /// Tells what the panels did not like, on standard error.
  func reportComplaints() {
    let complaints = stage.sign.complaints(most: ThroughPanel.mostComplaints)
    for complaint in complaints { Ledsign.note("\(real.title): \(complaint)") }
    let more = stage.sign.complaintCount - complaints.count
    if more > 0 { Ledsign.note("\(real.title): \(more) more complaints like these") }
  }
}
