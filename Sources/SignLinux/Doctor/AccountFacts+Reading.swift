// AccountFacts+Reading.swift: who runs the program, and which groups a new session would have.
// SignLinux: /etc/group is read here, because a static program cannot ask the name service.

import CPosix

extension AccountFacts {
  /// Reads the account of this process.
  init(_ files: MachineFiles) {
    self.init(
      user: posix_user(), groups: AccountFacts.groups,
      name: AccountFacts.environment("USER") ?? AccountFacts.environment("LOGNAME"),
      groupLines: files.lines("/etc/group"))
  }

  /// Joins what the process has with what the system would give to a new session.
  ///
  /// - Parameters:
  ///   - user: The effective user of the process.
  ///   - groups: The groups of the process.
  ///   - name: The name of the user.
  ///   - groupLines: The lines of `/etc/group`, `name:password:number:user,user`.
  init(user: UInt32, groups: [UInt32], name: String?, groupLines: [String]) {
    self.init()
    self.name = name
    isRoot = user == 0
    for line in groupLines {
      let fields = line.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard fields.count > 3, let number = UInt32(fields[2]) else { continue }
      var group = Group()
      group.exists = true
      group.isHeld = groups.contains(number)
      let members = MachineFiles.pieces(fields[3], at: UInt8(ascii: ","))
      group.isListed = name.map { members.contains($0) } ?? false
      if fields[0] == "gpio" { gpio = group }
      if fields[0] == "spi" { spi = group }
    }
  }

  private static var groups: [UInt32] {
    var groups = [UInt32](repeating: 0, count: 65_536)
    let count = posix_groups(&groups, Int32(groups.count))
    return Array(groups.prefix(max(0, Int(count))))
  }

  private static func environment(_ name: String) -> String? {
    let text = posix_environment(name).map { String(cString: $0) } ?? ""
    return text.isEmpty ? nil : text
  }
}
