// WatchedFilesTests.swift: when a sign is read again.

import CPosix
import SignFile
import Testing

@Suite struct WatchedFilesTests {
  /// A folder of its own for each test.
  private let folder: String
  private let second: Int64 = 1_000_000_000

  init() {
    let root = posix_environment("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    folder =
      "\(root)/ledsign-watch-\(posix_monotonic_nanoseconds())-\(UInt32.random(in: .min ... .max))"
    #expect(posix_make_folders(folder) == 0)
  }

  private func write(_ text: String, to name: String) {
    let descriptor = posix_create_file("\(folder)/\(name)")
    let bytes = Array(text.utf8)
    #expect(posix_write_all(descriptor, bytes, bytes.count) == 0)
    #expect(posix_close(descriptor) == 0)
  }

  /// A watch that a test can ask in the middle of an expectation.
  private final class Watch {
    private var files: WatchedFiles

    init(_ files: [FileStamp]) { self.files = WatchedFiles(files) }

    func haveChanged(at now: Int64) -> Bool { files.haveChanged(at: now) }

    func watch(_ files: [FileStamp]) { self.files.watch(files) }
  }

  private func sign(_ picture: String) -> String {
    #"{ "size": [8, 8], "elements": [{ "type": "image", "image": "\#(picture)" }] }"#
  }

  /// What was read of `s.json`: whether it is a sign, and on which files that rests.
  private func read() -> (isSign: Bool, files: [FileStamp]) {
    var files: [FileStamp] = []
    do {
      _ = try LoadedSign(path: folder + "/s.json", files: &files)
      return (true, files)
    } catch {
      return (false, files)
    }
  }

  private func names(_ files: [FileStamp]) -> [String] {
    files.map { String($0.path.dropFirst(folder.count + 1)) }
  }

  @Test func nothingIsNewWhileNobodyWrites() {
    write("1", to: "a")
    let watched = Watch([FileStamp(folder + "/a"), FileStamp(folder + "/missing")])
    for look in 0..<5 { #expect(!watched.haveChanged(at: Int64(look) * second)) }
  }

  @Test func aChangeCountsAtTheSecondLookThatFindsIt() {
    write("1", to: "a")
    let watched = Watch([FileStamp(folder + "/a")])
    #expect(!watched.haveChanged(at: 0))
    write("22", to: "a")
    #expect(!watched.haveChanged(at: second - 1))  // not looked at yet
    #expect(!watched.haveChanged(at: second))  // perhaps still being written
    #expect(!watched.haveChanged(at: 2 * second - 1))
    #expect(watched.haveChanged(at: 2 * second))
    watched.watch([FileStamp(folder + "/a")])
    #expect(!watched.haveChanged(at: 3 * second))
    #expect(!watched.haveChanged(at: 4 * second))
  }

  @Test func aFileThatIsStillGrowingIsLeftAloneForAWhile() {
    write("", to: "a")
    let watched = Watch([FileStamp(folder + "/a")])
    #expect(!watched.haveChanged(at: 0))
    write("1", to: "a")
    #expect(!watched.haveChanged(at: 1 * second))
    write("12", to: "a")
    #expect(!watched.haveChanged(at: 2 * second))
    write("123", to: "a")
    #expect(watched.haveChanged(at: 3 * second))  // as the third look that finds something new
  }

  @Test func aFileThatComesHasChanged() {
    let watched = Watch([FileStamp(folder + "/later/a")])
    #expect(!watched.haveChanged(at: 0))
    #expect(posix_make_folders(folder + "/later") == 0)
    write("1", to: "later/a")
    #expect(!watched.haveChanged(at: second))
    #expect(watched.haveChanged(at: 2 * second))
  }

  @Test func aStampEqualsAnotherOfTheSameStateOnly() {
    write("1", to: "a")
    let stamp = FileStamp(folder + "/a")
    #expect(FileStamp(folder + "/a") == stamp)
    #expect(FileStamp(folder + "/./a") != stamp)
    #expect(FileStamp(folder + "/b") == FileStamp(folder + "/b"))
    write("12", to: "a")
    #expect(FileStamp(folder + "/a") != stamp)
  }

  @Test func aSignRestsOnItsFileAndItsPictures() {
    write(sign("p.pbm"), to: "s.json")
    write("P1 2 1 1 0", to: "p.pbm")
    let (isSign, files) = read()
    #expect(isSign)
    #expect(names(files) == ["s.json", "p.pbm"])
    let watched = Watch(files + files)
    #expect(!watched.haveChanged(at: 0))
    write("P1 2 1 0 1 ", to: "p.pbm")
    #expect(!watched.haveChanged(at: second))
    #expect(watched.haveChanged(at: 2 * second))
  }

  @Test func anErrorRestsOnWhatWasLookedForAndIsToldOnce() {
    write(sign("p.pbm"), to: "s.json")
    let (isSign, files) = read()
    #expect(!isSign)
    #expect(names(files) == ["s.json", "p.pbm"])
    let watched = Watch(files)
    for look in 0..<3 { #expect(!watched.haveChanged(at: Int64(look) * second)) }
    write("P1 2 1 1 0", to: "p.pbm")
    #expect(!watched.haveChanged(at: 3 * second))
    #expect(watched.haveChanged(at: 4 * second))
    #expect(read().isSign)
  }

  @Test func aSignFileThatIsNoSignOrMissingIsWatchedToo() {
    #expect(names(read().files) == ["s.json"])
    write("{", to: "s.json")
    let (isSign, files) = read()
    #expect(!isSign)
    #expect(names(files) == ["s.json"])
    let watched = Watch(files)
    #expect(!watched.haveChanged(at: 0))
    write(#"{ "size": [8, 8], "elements": [] }"#, to: "s.json")
    #expect(!watched.haveChanged(at: second))
    #expect(watched.haveChanged(at: 2 * second))
    #expect(read().isSign)
  }

  @Test func aDeviceDoesNotChange() {
    write("1", to: "a")
    let watched = Watch([FileStamp("/dev/null"), FileStamp("/dev/tty")])
    for look in 0..<4 { #expect(!watched.haveChanged(at: Int64(look) * second)) }
  }

  @Test func whatChangedBetweenReadingAndWatchingIsNotMissed() {
    write("1", to: "a")
    let stamp = FileStamp(folder + "/a")
    write("22", to: "a")
    let watched = Watch([stamp])
    #expect(!watched.haveChanged(at: 0))
    #expect(watched.haveChanged(at: second))
  }
}
