// ZoneRuleTests.swift: names of time zones, and the rules that they stand for.
// Tests of ledsign: a table of zones of their own; the zone of the process stays.

import CPosix
import Testing

@testable import ledsign

@Suite struct ZoneRuleTests {
  /// A table with the zones Europe/Berlin and Cuba, and a file that is no zone.
  private let folder: String

  init() {
    let number = UInt64.random(in: .min ... .max)
    folder = "/tmp/ledsign-zones-\(number)"
    #expect(posix_make_folders(folder + "/Europe") == 0)
    write("TZif2", to: "Europe/Berlin")
    write("TZif2", to: "Cuba")
    #expect(posix_make_folders(folder + "/right") == 0)
    write("TZif2", to: "right/Cuba")
    write("#code", to: "zone.tab")
    write("#code", to: "leapseconds")
  }

  private func write(_ text: String, to name: String) {
    let descriptor = posix_create_file(folder + "/" + name)
    #expect(posix_write_all(descriptor, text, text.utf8.count) == 0)
    #expect(posix_close(descriptor) == 0)
  }

  private func refusal(_ name: String, in folder: String? = nil) -> String? {
    do throws(Failure) {
      _ = try ZoneRule(name, folder: folder ?? self.folder)
      return nil
    } catch {
      return error.status == 2 ? error.message : nil
    }
  }

  // POSIX: west is positive, and the name has three letters at least.
  @Test(arguments: [
    ("UTC", "UTC0"), ("+02:00", "LOC-02:00"), ("-05:30", "LOC+05:30"), ("+00:00", "LOC-00:00"),
    ("-23:59", "LOC+23:59"), ("Europe/Berlin", "Europe/Berlin"), ("Cuba", "Cuba"),
  ])
  func zonesAndOffsetsHaveARule(_ c: (name: String, rule: String)) throws {
    #expect(try ZoneRule(c.name, folder: folder).text == c.rule)
  }

  @Test(arguments: [
    "", "+2:00", "+24:00", "+02:60", "02:00", "+0200", "+02:00:00", "Europe", "Europe/", "/Cuba",
    "../Cuba", "Europe/../Cuba", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5", "zone.tab", "leapseconds",
    "Nowhere/At/All", "Cub\u{e4}", ":Cuba", "right/Cuba",
  ])
  func whatTheCLibraryWouldTakeForUTCIsRefused(_ name: String) throws {
    let message = try #require(refusal(name))
    #expect(message.hasPrefix("bad --time-zone '\(name)'; want a zone such as Europe/Berlin"))
    #expect(message.hasSuffix("'ls \(folder)' shows the zones"))
  }

  @Test(arguments: [
    ("europe/berlin", "Europe/Berlin"), ("Erope/Berlni", "Europe/Berlin"), ("Cuab", "Cuba"),
  ])
  func aMisspeltZoneIsGuessed(_ c: (name: String, meant: String)) throws {
    #expect(try #require(refusal(c.name)).contains("did you mean \(c.meant)?"))
  }

  @Test func aMachineWithoutZonesSaysHowToGetThem() throws {
    let message = try #require(refusal("Europe/Berlin", in: folder + "/none"))
    #expect(message.contains("has no table of zones in \(folder)/none: 'sudo apt install tzdata'"))
    #expect(try ZoneRule("UTC", folder: folder + "/none").text == "UTC0")
  }
}
