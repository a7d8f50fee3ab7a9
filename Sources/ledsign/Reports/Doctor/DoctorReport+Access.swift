// DoctorReport+Access.swift: whether the devices may be opened, and what gives the right to.
// ledsign: joins the modules; no Foundation.

import SignLinux

extension DoctorReport {
  /// Who runs the program, and whether the chips may be opened.
  var access: [Finding] {
    [who] + (lineWeight == .fine || chip?.access == .open ? [] : closedChips)
  }

  /// The chips that cannot be opened, one of which may be the right one.
  private var closedChips: [Finding] {
    var findings: [Finding] = []
    let forbidden = facts.chips.filter { $0.access == .forbidden }.map { $0.path }
    if !forbidden.isEmpty {
      let text = "\(forbidden.joined(separator: ", ")) may not be opened"
      findings.append(refusal(text, facts.account.gpio, "gpio", lineWeight))
    }
    for chip in facts.chips {
      guard case .failed(let reason) = chip.access else { continue }
      findings.append(
        Finding(
          weight: lineWeight, text: "\(chip.path) cannot be opened: \(reason)",
          remedy: "see what sudo dmesg says of \(chip.name)"))
    }
    return findings
  }

  private var who: Finding {
    let account = facts.account
    let name = account.name.map { "the user \($0)" } ?? "this user"
    if account.isRoot {
      return .fine("root may open every device; the groups gpio and spi are enough")
    }
    let groups = (account.gpio.isHeld ? ["gpio"] : []) + (account.spi.isHeld ? ["spi"] : [])
    if groups.isEmpty {
      return .warning("\(name) has neither the group gpio nor spi", groupRemedy)
    }
    return .fine(
      "\(name) has the \(groups.count == 1 ? "group" : "groups")"
        + " \(groups.joined(separator: " and "))")
  }

  /// What brings an account into the groups that may use devices.
  private var groupRemedy: String {
    let account = facts.account
    let listed = (account.gpio.isListed ? ["gpio"] : []) + (account.spi.isListed ? ["spi"] : [])
    if !listed.isEmpty { return newSession(listed) }
    if account.gpio.exists || account.spi.exists { return joining }
    return "this system has none of them; where a device is refused, what to do is told below"
  }

  private func newSession(_ groups: [String]) -> String {
    let names = (groups.count == 1 ? "group " : "groups ") + groups.joined(separator: " and ")
    return "log out and in again: this session is older than your place in the \(names)"
  }

  private var joining: String {
    let groups =
      (facts.account.gpio.exists ? ["gpio"] : []) + (facts.account.spi.exists ? ["spi"] : [])
    return "run sudo usermod -aG \(groups.joined(separator: ",")) $USER, log out and in again"
  }

  /// That a device may not be opened, and what gives the right to.
  func refusal(
    _ text: String, _ group: AccountFacts.Group, _ name: String, _ weight: Finding.Weight
  ) -> Finding {
    let remedy: String
    if group.isHeld || !group.exists {
      remedy = rule(name, makesGroup: !group.exists)
    } else if group.isListed {
      remedy = newSession([name])
    } else {
      remedy = joining
    }
    return Finding(weight: weight, text: text, remedy: remedy)
  }

  /// A rule that gives devices to the group, which Raspberry Pi OS has and other systems have not.
  private func rule(_ group: String, makesGroup: Bool) -> String {
    let subsystem = group == "spi" ? "spidev" : group
    let first =
      makesGroup ? "sudo groupadd -f \(group) && sudo usermod -aG \(group) $USER && " : ""
    return "run \(first)echo 'SUBSYSTEM==\"\(subsystem)\", GROUP=\"\(group)\", MODE=\"0660\"' |"
      + " sudo tee -a /etc/udev/rules.d/60-ledsign.rules, and restart"
  }
}
