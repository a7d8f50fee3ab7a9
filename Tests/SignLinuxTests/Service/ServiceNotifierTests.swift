// ServiceNotifierTests.swift: what a service manager is told, and when.
#if os(Linux)
  import CAllocationCounter
  import CPosix
  import CTestHost
  import SignLinux
  import Testing

  @Suite struct ServiceNotifierTests {
    private let second: Int64 = 1_000_000_000
    /// An address of its own for each test.
    private let address = "@ledsign-notify-\(UInt64.random(in: .min ... .max))"
    private let manager: Int32

    init() throws {
      manager = test_socket_open(address)
      try #require(manager >= 0)
    }

    private func received() -> [String] {
      var messages: [String] = []
      var bytes = [CChar](repeating: 0, count: 8192)
      while case let count = test_socket_receive(manager, &bytes, bytes.count), count >= 0 {
        let text = bytes[..<Int(count)].map { UInt8(bitPattern: $0) }
        messages.append(String(decoding: text, as: UTF8.self))
      }
      return messages
    }

    private func notifier(watchdog: String? = nil, process: String? = nil) -> ServiceNotifier {
      ServiceNotifier(
        socket: address, watchdogMicroseconds: watchdog, watchdogProcess: process)
    }

    @Test func saysReadyOnceAndStopping() {
      var notifier = notifier()
      #expect(received() == [])
      notifier.ready(at: 5)
      #expect(received() == ["READY=1\n"])
      for frame in 0..<100 { notifier.frame(at: Int64(frame) * second) }
      #expect(received() == [])
      notifier.stopping(at: 100 * second)
      #expect(received() == ["STOPPING=1\n"])
      _ = posix_close(manager)
    }

    @Test func givesASignOfLifeAtHalfTheInterval() {
      var notifier = notifier(watchdog: "10000000")  // 10 s
      #expect(notifier.pingInterval == 5 * second)
      notifier.frame(at: 0)
      #expect(received() == [])  // not before it is ready
      notifier.ready(at: second)
      #expect(received() == ["READY=1\n", "WATCHDOG=1"])
      notifier.frame(at: 6 * second - 1)
      #expect(received() == [])
      notifier.frame(at: 6 * second)
      #expect(received() == ["WATCHDOG=1"])
      notifier.frame(at: 6 * second + 1)
      #expect(received() == [])
      // Sixty frames a second for a minute: never longer than the interval, about every half of it.
      var count = 0
      for frame in 0..<3600 {
        notifier.frame(at: 11 * second + Int64(frame) * second / 60)
        count += received().count
      }
      #expect(count == 12)
      _ = posix_close(manager)
    }

    @Test func theSignOfLifeIsForTheProcessThatWasStarted() {
      #expect(notifier(watchdog: "10000000", process: "1").pingInterval == nil)
      #expect(notifier(watchdog: "10000000", process: "").pingInterval == nil)
      let own = ownProcessNumber()
      #expect(notifier(watchdog: "10000000", process: own).pingInterval == 5 * second)
      _ = posix_close(manager)
    }

    @Test(arguments: ["", "0", "-5", "5 s", "+5", "0x10", "99999999999999999999"])
    func whatIsNoIntervalIsNone(_ text: String) {
      #expect(notifier(watchdog: text).pingInterval == nil)
      _ = posix_close(manager)
    }

    @Test func anIntervalThatIsLongerThanTimeIsNever() {
      var notifier = notifier(watchdog: "9223372036854775807")
      notifier.ready(at: second)
      #expect(received() == ["READY=1\n", "WATCHDOG=1"])
      notifier.frame(at: .max - 1)
      #expect(received() == [])
      _ = posix_close(manager)
    }

    @Test func aStatusIsOneLineOfWholeCharacters() {
      var notifier = notifier()
      notifier.show(status: "line 1\nREADY=1\u{7F}\u{85}ä", at: 0)
      #expect(received() == ["STATUS=line 1 READY=1  ä\n"])
      notifier.show(status: "ab" + String(repeating: "€", count: 400), at: 0)
      // 998 bytes behind the first two: 332 characters of three bytes, and two bytes that stay empty.
      #expect(received() == ["STATUS=ab" + String(repeating: "€", count: 332) + "\n"])
      _ = posix_close(manager)
    }

    @Test func whatAFullQueueRefusesIsToldWhenThereIsRoom() {
      var notifier = notifier(watchdog: "10000000")
      #expect(test_socket_fill(address) > 0)
      notifier.ready(at: 0)
      notifier.show(status: "first", at: 1)
      notifier.show(status: "second", at: 2)
      _ = received()
      notifier.frame(at: 50_000_000)
      #expect(received() == [])  // not at every frame
      notifier.frame(at: 100_000_002)
      #expect(received() == ["READY=1\nSTATUS=second\n", "WATCHDOG=1"])
      #expect(test_socket_fill(address) > 0)
      notifier.frame(at: 6 * second)
      _ = received()
      notifier.frame(at: 6 * second + 100_000_000)
      #expect(received() == ["WATCHDOG=1"])
      _ = posix_close(manager)
    }

    @Test func aManagerThatWentAndCameBackIsToldAgain() {
      var notifier = notifier(watchdog: "10000000")
      notifier.ready(at: 0)
      _ = posix_close(manager)
      notifier.frame(at: 5 * second)
      let next = test_socket_open(address)
      notifier.frame(at: 5 * second + 100_000_000)
      var bytes = [CChar](repeating: 0, count: 64)
      #expect(test_socket_receive(next, &bytes, bytes.count) == 10)
      _ = posix_close(next)
    }

    @Test func aPathIsAnAddressToo() {
      let root = posix_environment("TMPDIR").map { String(cString: $0) } ?? "/tmp"
      let path = "\(root)/\(address.dropFirst())"
      let listener = test_socket_open(path)
      var notifier = ServiceNotifier(
        socket: path, watchdogMicroseconds: nil, watchdogProcess: nil)
      #expect(notifier.problem == nil)
      notifier.ready(at: 0)
      var bytes = [CChar](repeating: 0, count: 64)
      #expect(test_socket_receive(listener, &bytes, bytes.count) == 8)
      _ = posix_close(listener)
      _ = posix_close(manager)
    }

    @Test func withoutAManagerNothingHappens() {
      for socket in [nil, ""] as [String?] {
        var notifier = ServiceNotifier(
          socket: socket, watchdogMicroseconds: "10000000", watchdogProcess: nil)
        #expect(notifier.problem == nil)
        notifier.ready(at: 0)
        notifier.show(status: "nobody reads this", at: 0)
        notifier.frame(at: 10 * second)
        notifier.stopping(at: 20 * second)
      }
      #expect(received() == [])
      _ = posix_close(manager)
    }

    @Test(arguments: [
      "relative/path", "@", "/", "vsock:2:1234", "/" + String(repeating: "x", count: 107),
    ])
    func whatIsNoAddressIsAProblemWithTheValue(_ socket: String) {
      let problem = ServiceNotifier(
        socket: socket, watchdogMicroseconds: nil, watchdogProcess: nil
      ).problem
      #expect(problem?.problem == "NOTIFY_SOCKET: '\(socket)' cannot be used: Invalid argument")
      #expect(problem?.remedy.isEmpty == false)
      _ = posix_close(manager)
    }

    @Test func theLongestPathThatLinuxAllowsIsAnAddress() {
      let longest = "/" + String(repeating: "x", count: 106)
      let problem = ServiceNotifier(
        socket: longest, watchdogMicroseconds: nil, watchdogProcess: nil
      ).problem
      #expect(problem == nil)
      _ = posix_close(manager)
    }

    @Test func aSignOfLifeAllocatesNothing() {
      var notifier = notifier(watchdog: "10000000")
      notifier.ready(at: 0)
      let before = allocation_count()
      for frame in 1...8 { notifier.frame(at: Int64(frame) * 5 * second) }
      #expect(allocation_count() == before)
      #expect(received().count == 10)
      _ = posix_close(manager)
    }

    /// This process's number, as told by /proc.
    private func ownProcessNumber() -> String {
      let file = posix_open_input("/proc/self/stat")
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = posix_read(file, &bytes, bytes.count)
      _ = posix_close(file)
      return String(
        decoding: bytes[..<Int(count)].prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }
  }
#endif
