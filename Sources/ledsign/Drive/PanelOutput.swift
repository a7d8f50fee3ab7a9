// PanelOutput.swift: real panels that show frames until they are made dark.
// ledsign: joins the modules; no Foundation.

import SignLinux
import SignPrimitives

/// Real panels, whatever their wire format.
///
/// ``begin()`` comes first and ``end()`` on every way out; a failure in between leaves the panels as
/// dark as they still can be made by `end`.
protocol PanelOutput: AnyObject {
  /// Makes the panels dark and ready.
  func begin() throws(Failure)

  /// Shows a frame until the next one.
  ///
  /// - Parameters:
  ///   - frame: A bitmap of the size of the sign.
  ///   - now: The monotonic clock, ns.
  func show(_ frame: Bitmap, at now: Int64) throws(Failure)

  /// Changes the brightness, 0...100 %.
  func setBrightness(_ percent: Int) throws(Failure)

  /// Makes the panels dark while the program stands still.
  func suspend() throws(Failure)

  /// Shows the frame again that ``suspend()`` made dark.
  func resume() throws(Failure)

  /// Makes the panels dark for good.
  func end() throws(Failure)

  /// How the refresh goes, in one line; nil for panels that refresh themselves.
  func refreshReport(at now: Int64) -> String?

  /// What should be told about the refresh since the last call; mostly nothing.
  func takeWarnings(at now: Int64) -> [String]
}

extension Failure {
  /// A device that cannot be used: exit status 4.
  init(_ error: DeviceError) { self = .output(error.description) }
}
