// BoardReport.swift: what to expect of a board, and what to be warned of.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels

/// What to expect of a board.
struct BoardReport {
  private let board: LoadedBoard
  private let settings: PanelDescription
  private let figures: RefreshFigures
  private let callTimes: [CallTime]

  /// Works out what a refresh costs.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - callTime: What a call takes, ns; what others measured unless said.
  /// - Throws: ``Failure/input(_:)`` when there is no such driver.
  init(_ board: LoadedBoard, callTime: Int64?) throws(Failure) {
    self.board = board
    settings = PanelDescription(board)
    figures = try RefreshFigures(settings)
    callTimes =
      callTime.map { [CallTime(nanoseconds: $0, machine: nil)] } ?? CallTime.measured
  }

  /// Refuses a board whose lowest refresh rate no machine reaches.
  func refuseFlicker() throws(Failure) {
    if slowTimes.count == callTimes.count, let flicker { throw .input(flicker) }
  }

  /// One line for the board, one for what it costs to show a frame, and warnings before them.
  var text: String {
    var text = ""
    switch settings.kind {
    case .max7219: text = "\(board.title): \(cost)\n"
    case .hub75, .hub12:
      text = (flicker.map { "warning: \($0)\n" } ?? "") + "\(board.title): \(rates)\n"
    }
    return text + "\(board.title): \(board.width) x \(board.height) px, no errors\n"
  }

  private var rates: String {
    "\(figures.calls) calls a refresh: \(rates(callTimes))\(source)"
  }

  private func rates(_ calls: [CallTime]) -> String {
    calls.map { "\(figures.hertz($0)) Hz \(at($0))" }.joined(separator: ", ")
  }

  private func at(_ call: CallTime) -> String {
    "at \(call.nanoseconds) ns a call" + (call.machine.map { " (\($0))" } ?? "")
  }

  /// Where the times of calls come from.
  private var source: String {
    callTimes[0].machine == nil ? "" : ", by call times that others measured"
  }

  /// What a full picture of MAX7219 modules costs.
  var cost: String {
    switch board.bus {
    case .spi(_, let hz):
      let time = RefreshFigures.serialNanoseconds(modules: settings.layout.length, hz: hz)
      return "a full picture takes \(milliseconds(time)) ms at \(hz) Hz; the chips refresh"
        + " themselves"
    case .gpio:
      return "a full picture takes \(figures.calls) calls: "
        + callTimes.map { "\(milliseconds(figures.nanoseconds($0))) ms \(at($0))" }
        .joined(separator: ", ") + source + "; the chips refresh themselves"
    }
  }

  /// The call times at which scanned panels are refreshed more slowly than the board allows.
  private var slowTimes: [CallTime] {
    if case .max7219 = settings.kind { return [] }
    return callTimes.filter { figures.isBelow(board.limits.minimumRefreshHz, $0) }
  }

  /// That the sign flickers, where and what helps; nil if it does not.
  private var flicker: String? {
    slowTimes.isEmpty
      ? nil
      : "\(board.title): \(rates(slowTimes)), below minimumRefreshHz, which is"
        + " \(board.limits.minimumRefreshHz): the sign flickers; \(help)"
  }

  /// What makes a refresh shorter.
  private var help: String {
    guard case .hub75(let configuration, _) = settings.kind else {
      return "use fewer panels, or accept it with a minimumRefreshHz of at most \(reached)"
    }
    let cells = configuration.panels * configuration.chains
    for chains in (configuration.chains + 1)...4 where chains < 4 && cells % chains == 0 {
      let saved =
        2 * configuration.scan * configuration.columns * (cells / chains - configuration.panels)
        / configuration.panels
      let time = Int64(figures.calls + saved) * callTimes[0].nanoseconds
      return "\(chains) parallel chains of \(cells / chains) would give"
        + " \(RefreshFigures.hertz(ofNanoseconds: time)) Hz \(at(callTimes[0]))"
    }
    return "use fewer panels, panels with fewer addresses, or accept it with a minimumRefreshHz"
      + " of at most \(reached)"
  }

  /// The highest whole rate that every machine of ``callTimes`` reaches, Hz.
  private var reached: Int64 {
    var slowest = Int64.max
    for call in callTimes { slowest = min(slowest, 1_000_000_000 / figures.nanoseconds(call)) }
    return slowest
  }

  /// Two decimals, to nearest.
  private func milliseconds(_ nanoseconds: Int64) -> String {
    Decimal.text((nanoseconds + 5000) / 10_000, places: 2)
  }
}
