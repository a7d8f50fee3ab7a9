// PanelSession.swift: panels in use, dark on every way out.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignFile
import SignLinux
import SignSimulator

/// The panels of a board while something is shown on them.
struct PanelSession {
  /// What is driven.
  let panels: PanelDescription
  /// What the refresh asks of the kernel.
  var refresh = RefreshOptions()
  /// The refresh rate below which it is told.
  var minimumHz = 0
  /// Whether the last picture is left standing at the end.
  var keepsPicture = false
  /// The brightness to begin with, 0...100 %; nil for the board's.
  var brightness: Int?

  /// Opens the panels, shows something, and makes the panels dark, however that went.
  ///
  /// A second process makes them dark if this one dies without having done so. It is started first
  /// of all: a process with threads or requested lines cannot be copied.
  ///
  /// - Parameter body: Shows frames; the panels have begun.
  /// - Returns: What the body returned.
  func run(
    _ body: (any PanelOutput) throws(Failure) -> PlaybackEnd
  ) throws(Failure) -> PlaybackEnd {
    posix_catch_stop_signals()
    posix_catch_terminal_signals()
    posix_catch_background_signals()
    posix_catch_report_requests()
    let watcher = keepsPicture ? nil : try startWatcher()
    let output: any PanelOutput
    do {
      output = try panels.open(refresh, minimumHz: minimumHz)
    } catch {
      // Nothing was written, and the panels may be someone else's.
      watcher?.dismiss()
      throw error
    }
    let end = show(body, on: output)
    // Not dismissed when the panels could not be made dark: then the watcher tries.
    if end.isDark { watcher?.dismiss() }
    return try end.result.get()
  }

  private func startWatcher() throws(Failure) -> Watcher {
    let panels = panels
    do {
      return try Watcher.start { () throws(DeviceError) in try panels.darken() }
    } catch {
      throw Failure(error)
    }
  }

  private func show(
    _ body: (any PanelOutput) throws(Failure) -> PlaybackEnd, on output: any PanelOutput
  ) -> (result: Result<PlaybackEnd, Failure>, isDark: Bool) {
    let result: Result<PlaybackEnd, Failure>
    do throws(Failure) {
      try output.begin()
      if let brightness { try output.setBrightness(brightness) }
      result = .success(try body(output))
    } catch {
      result = .failure(error)
    }
    if keepsPicture, case .success = result { return (result, true) }
    do throws(Failure) {
      try output.end()
      return (result, true)
    } catch {
      if case .failure = result { return (result, false) }
      return (.failure(error), false)
    }
  }
}
