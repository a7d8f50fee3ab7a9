// DoctorReport+Refresh.swift: how often panels are refreshed on this machine, and what delays it.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignLinux

extension DoctorReport {
  /// How often the panels of the board are refreshed; nothing without a board.
  var refresh: [Finding] {
    get throws(Failure) {
      guard let board else { return [] }
      if !isScanned { return [.fine(try BoardReport(board, callTime: nil).cost)] }
      let call = facts.model.flatMap { CallTime.measured(onModel: $0) }
      if let flicker = flicker(board, call) { return [flicker] }
      let figures = try RefreshFigures(PanelDescription(board))
      return [expected(figures, call, board.limits.minimumRefreshHz)]
    }
  }

  /// That the panels flicker, which has its remedy with it; nil if they do not, or not everywhere.
  private func flicker(_ board: LoadedBoard, _ call: CallTime?) -> Finding? {
    do {
      try BoardReport(board, callTime: call?.nanoseconds).refuseFlicker()
      return nil
    } catch {
      return error.message.map { .error($0, "") }
    }
  }

  private func expected(
    _ figures: RefreshFigures, _ call: CallTime?, _ minimum: Int
  ) -> Finding {
    let calls = "a refresh is \(figures.calls) calls"
    if let call {
      return .fine(
        "\(calls): \(figures.hertz(call)) Hz on this model, at \(call.nanoseconds) ns a call as"
          + " others measured; at least \(minimum) Hz are wanted")
    }
    let rates = CallTime.measured
      .map { "\(figures.hertz($0)) Hz on a \($0.machine ?? "")" }.joined(separator: ", ")
    return .warning(
      "\(calls): \(rates), but nobody has measured calls on this model; at least"
        + " \(minimum) Hz are wanted", "see what rate ledsign drive --verbose tells")
  }

  /// Real-time priority and processors, which only matter where a late refresh shows.
  var scheduling: [Finding] { isScanned ? priority + processors : [] }

  private var priority: [Finding] {
    let processors = facts.processors
    guard let most = processors.realtimePriority else { return [] }
    guard most > 0 else {
      return [
        .warning(
          "no real-time priority is allowed, so that other programs can make panels flicker",
          "run ledsign as the service of tools/install; or run echo '@gpio - rtprio 70' | sudo tee"
            + " /etc/security/limits.d/ledsign.conf, log out and in again")
      ]
    }
    var findings: [Finding] = [.fine("real-time priority is allowed, up to \(most)")]
    // The refresh rests for a 17th of its time; what the kernel takes as well shows as a blink.
    if 17 * processors.realtimePause > processors.realtimePeriod {
      findings.append(
        .warning(
          "the kernel stops real-time threads for \(processors.realtimePause / 1000) ms in"
            + " every \(processors.realtimePeriod / 1000) ms, which shows as a blink",
          "run sudo sysctl kernel.sched_rt_runtime_us=\(processors.realtimePeriod / 20 * 19)"))
    }
    return findings
  }

  private var processors: [Finding] {
    let count = facts.processors.count
    let isolated = facts.processors.isolated
    switch count {
    case 0: return []
    case 1:
      return [
        .warning(
          "there is one processor, so that whatever else runs delays the refresh",
          "let nothing else run, or use MAX7219 modules, which refresh themselves")
      ]
    default:
      return [
        .fine(
          isolated.isEmpty
            ? "\(count) processors; isolcpus=\(count - 1) in cmdline.txt would keep one free of"
              + " other work"
            : "\(count) processors, of which the kernel keeps \(isolated) free of other work")
      ]
    }
  }

  /// What else is known to make panels flicker or other programs complain.
  var surroundings: [Finding] {
    var findings: [Finding] = []
    if facts.buses.hasOneWire && isScanned {
      findings.append(
        .warning(
          "a 1-wire bus moves a line in the kernel, which is known to make panels flicker",
          "remove dtoverlay=w1-gpio from \(configurationFile) and restart, if nothing needs it"))
    }
    if facts.hasSoundDriver && connection != .serial {
      findings.append(.fine("the sound driver snd_bcm2835 may stay: ledsign needs no PWM"))
    }
    let remedy = "give the Pi a stronger supply and thicker wires, and the panels one of their own"
    switch facts.supply {
    case .unknown: break
    case .sufficient: findings.append(.fine("the supply voltage is high enough"))
    case .wasLow:
      findings.append(.warning("the supply voltage was too low since the start", remedy))
    case .isLow: findings.append(.warning("the supply voltage is too low now", remedy))
    }
    return findings
  }
}

extension CallTime {
  /// What others measured on a model; nil if nobody did.
  static func measured(onModel model: String) -> CallTime? {
    switch family(ofModel: model) {
    case 4: measured[0]
    case 5: measured[1]
    default: nil
    }
  }

  /// The generation of a Raspberry Pi, as its device tree names it; nil unless it is 4 or 5.
  static func family(ofModel model: String) -> Int? {
    for family in [4, 5] {
      // "Raspberry Pi 4 Model B Rev 1.4", "Raspberry Pi 400 Rev 1.0".
      for name in ["Raspberry Pi \(family)", "Raspberry Pi Compute Module \(family)"]
      where model.hasPrefix(name) {
        return family
      }
    }
    return nil
  }
}
