// ZoneRule.swift: the rule of local time that --time-zone names, for the C library.
// ledsign: looks at the machine's table of zones only through CPosix; no Foundation.

import CPosix
import SignFile

/// A rule of local time, as the environment variable `TZ` has it.
///
/// The C library takes UTC for every name that it does not know and says nothing, so names are looked
/// up here first. Rules such as `CET-1CEST` are refused: nothing would tell a misspelt one.
struct ZoneRule {
  /// Where the table of zones is unless `TZDIR` says otherwise.
  private static let commonFolder = "/usr/share/zoneinfo"

  /// What `TZ` is to be.
  let text: String

  /// Finds the rule of `Europe/Berlin`, `UTC` or an offset such as `+02:00`.
  ///
  /// - Parameters:
  ///   - name: What the user has written.
  ///   - folder: The table of zones; the one of the C library if nil.
  init(_ name: String, folder: String? = nil) throws(Failure) {
    if let offset = ZoneRule.offset(name) {
      text = offset
      return
    }
    let named = posix_environment("TZDIR").map { String(cString: $0) } ?? ""
    let folder = folder ?? (named.isEmpty ? ZoneRule.commonFolder : named)
    guard ZoneRule.isName(name), ZoneRule.isZone(folder + "/" + name) else {
      throw ZoneRule.unknown(name, folder)
    }
    text = name
  }

  /// Lets all local times of the program follow it, whatever zone the machine has.
  func use() { posix_set_time_zone(text) }

  /// The rule of `UTC`, or of hours and minutes east of it.
  private static func offset(_ name: String) -> String? {
    if name == "UTC" { return "UTC0" }
    let bytes = Array(name.utf8)
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"),
      bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      let hours = number(bytes[1...2]), let minutes = number(bytes[4...5]), hours < 24, minutes < 60
    else { return nil }
    // In TZ west is positive, and a zone has a name of three letters or more.
    let sign = bytes[0] == UInt8(ascii: "+") ? "-" : "+"
    return "LOC" + sign + String(decoding: bytes[1...], as: UTF8.self)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(0) { (sum: Int?, digit) in
      guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      return sum * 10 + Int(digit & 15)
    }
  }

  /// Whether it may be the name of a zone: no path that leads out of the table, no rule, and
  /// no clock of its own.
  private static func isName(_ name: String) -> Bool {
    let letters: (UInt8) -> Bool = { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    // The zones of right/ count leap seconds, which no clock here does.
    return name.utf8.allSatisfy(letters) && name.utf8.first != UInt8(ascii: "/")
      && !name.utf8.starts(with: "right/".utf8)
  }

  /// Whether a file begins as those do that a zone is compiled to.
  private static func isZone(_ path: String) -> Bool {
    guard posix_path_kind(path) == POSIX_PATH_FILE else { return false }
    let descriptor = posix_open_input(path)
    guard descriptor >= 0 else { return false }
    defer { posix_close(descriptor) }
    var magic = [UInt8](repeating: 0, count: 4)
    let count = magic.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { posix_read(descriptor, $0, buffer.count) } ?? 0
    }
    return count == 4 && magic == Array("TZif".utf8)
  }

  private static func unknown(_ name: String, _ folder: String) -> Failure {
    let bad = "bad --time-zone '\(printable(name))'; "
    guard posix_path_kind(folder) == POSIX_PATH_FOLDER else {
      return .usage(
        bad + "this machine has no table of zones in \(printable(folder)): 'sudo apt install"
          + " tzdata' brings one; UTC, and an offset such as +02:00, need none")
    }
    let near = nearest(to: name, in: folder).map { "did you mean \(printable($0))? " } ?? ""
    return .usage(
      bad + "want a zone such as Europe/Berlin, an offset such as +02:00, or UTC; \(near)"
        + "'ls \(printable(folder))' shows the zones")
  }

  /// The zone that a misspelt name was meant to be: its first part, and what is behind that.
  private static func nearest(to name: String, in folder: String) -> String? {
    guard isName(name) else { return nil }
    var found = ""
    for part in name.split(separator: "/") {
      let names = folderNames(found.isEmpty ? folder : folder + "/" + found)
      guard let near = nearestName(to: String(part), in: names) else { return nil }
      found += (found.isEmpty ? "" : "/") + near
    }
    return isZone(folder + "/" + found) ? found : nil
  }

  /// What is in a folder; nothing if that cannot be told.
  private static func folderNames(_ path: String) -> [String] {
    // A table of zones has some 60 names in a folder; what would not fit is no suggestion.
    var bytes = [CChar](repeating: 0, count: 1 << 14)
    let total = posix_folder_names(path, &bytes, bytes.count)
    guard total >= 0, total <= Int64(bytes.count) else { return [] }
    return bytes[..<Int(total)].split(separator: 0).map { name in
      String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}
