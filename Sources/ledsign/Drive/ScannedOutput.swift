// ScannedOutput.swift: real HUB75 or HUB12 panels, refreshed by a thread of their own.
// ledsign: joins the modules; no Foundation. Showing a frame allocates nothing.

import SignFile
import SignLinux
import SignPrimitives

/// Panels that must be refreshed again and again.
final class ScannedOutput<Driver: ScannedDriver & Sendable & ~Copyable>: PanelOutput
where Driver.Failure == DeviceError {
  private var driver: Driver?
  private var thread: RefreshThread<Driver>?
  private var frames: ChainFrames
  private let options: RefreshOptions
  private let minimumHz: Int
  private let darkener: LineDarkener
  private var brightness: Int?

  /// Joins panels to a driver; nothing is written.
  ///
  /// - Parameters:
  ///   - minimumHz: The refresh rate below which it is told.
  ///   - darkener: Disables the output beside the driver.
  init(
    _ panels: PanelDescription, driver: consuming Driver, options: RefreshOptions, minimumHz: Int,
    darkener: LineDarkener
  ) throws(Failure) {
    frames = try ChainFrames(panels)
    self.driver = consume driver
    self.options = options
    self.minimumHz = minimumHz
    self.darkener = darkener
  }

  func begin() throws(Failure) {
    guard let driver = driver.take() else { return }
    let darkener = darkener
    do {
      thread = try RefreshThread(
        driver: driver, chains: frames.bitmaps, options: options, minimumHz: minimumHz
      ) {
        // If that fails too, the driver's own failure is told.
        do throws(DeviceError) { try darkener.darken() } catch {}
      }
    } catch {
      throw Failure(error)
    }
    if let brightness { thread?.setBrightness(brightness) }
  }

  func show(_ frame: Bitmap, at now: Int64) throws(Failure) {
    if let failure = thread?.failure { throw Failure(failure) }
    frames.move(frame)
    thread?.show(frames.bitmaps)
  }

  func setBrightness(_ percent: Int) throws(Failure) {
    brightness = percent
    thread?.setBrightness(percent)
  }

  func suspend() throws(Failure) { thread?.suspend() }

  func resume() throws(Failure) { thread?.resume() }

  func end() throws(Failure) {
    guard let thread else { return }
    self.thread = nil
    if let failure = thread.stop() { throw Failure(failure) }
    if thread.isStalled {
      throw .output(
        "the refresh stands still and cannot be ended; its output was disabled; see dmesg")
    }
  }

  func refreshReport(at now: Int64) -> String? {
    thread.map { "refreshed \($0.statistics.words)" }
  }

  func takeWarnings(at now: Int64) -> [String] {
    var warnings: [String] = []
    while let event = thread?.check(nowNanoseconds: now) {
      switch event {
      case .refused(let refusal): warnings.append(refusal.description)
      case .stalled(let time):
        warnings.append(
          "the refresh has stood still for \(time / 1_000_000) ms; the panels are dark meanwhile")
      case .movesAgain(let time):
        darkener.lift()
        warnings.append("the refresh goes on, after \(time / 1_000_000) ms")
      case .slow(let statistics):
        warnings.append(
          "refreshed \(statistics.words), below minimumRefreshHz, which is \(minimumHz): the sign"
            + " flickers; end other programs, or see 'ledsign doctor'")
      case .fastAgain(let statistics): warnings.append("refreshed \(statistics.words) again")
      }
    }
    return warnings
  }
}

extension RefreshStatistics {
  /// The rate and the longest gap, such as `195.6 times a second, longest gap 5.4 ms`.
  var words: String {
    if measuredNanoseconds == 0 { return "for less than a second" }
    let gap = Decimal.text((worstGapNanoseconds + 50_000) / 100_000, places: 1)
    return "\(Decimal.text((rateMillihertz + 50) / 100, places: 1)) times a second, longest gap"
      + " \(gap) ms"
  }
}
