// SampleProgram.swift: the program of Tests/RefreshSample, started and listened to.

import CPosix
import CTestProcess
import Testing

/// A pipe that is closed on exec.
struct Pipe {
  /// Where bytes go in.
  let input: Int32
  /// Where they come out.
  let output: Int32

  init() throws {
    var (output, input): (Int32, Int32) = (-1, -1)
    try #require(test_pipe(&output, &input))
    self.input = input
    self.output = output
  }
}

/// The running program, and one end of a pipe for each way to it and from it.
final class SampleProgram {
  let process: Int32
  private var input: Int32
  private let output: Int32
  private let error: Int32

  /// Starts the program, which lies beside the one that runs the tests.
  init(_ mode: String, restricted: Bool = false) throws {
    let tests = String(cString: test_program_path())
    let slash = try #require(tests.lastIndex(of: "/"))
    let (toProgram, fromProgram, errors) = (try Pipe(), try Pipe(), try Pipe())
    process = test_process_start(
      tests[..<slash] + "/refresh-sample", mode, toProgram.output, fromProgram.input,
      errors.input, restricted)
    (input, output, error) = (toProgram.input, fromProgram.output, errors.output)
    for end in [toProgram.output, fromProgram.input, errors.input] { posix_close(end) }
    try #require(process > 0)
  }

  deinit { for end in [input, output, error] where end >= 0 { posix_close(end) } }

  /// Ends standard input.
  func endInput() {
    posix_close(input)
    input = -1
  }

  /// Writes a byte to standard input.
  func poke() { _ = posix_write_all(input, [1], 1) }

  /// The next line on standard output; what there is if it ends.
  func line() -> String { read(output, toEnd: false) }

  /// All that comes on standard output until everyone who could write there has gone.
  func outputToEnd() -> String { read(output, toEnd: true) }

  /// The same for standard error, which the watcher has too.
  func errorToEnd() -> String { read(error, toEnd: true) }

  private func read(_ descriptor: Int32, toEnd: Bool) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while posix_read(descriptor, &byte, 1) == 1 {
      if !toEnd && byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name by which `ps` and `top` know a process.
  static func name(of process: Int32) -> String {
    let file = posix_open_input("/proc/\(process)/comm")
    defer { posix_close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = max(0, posix_read(file, &bytes, bytes.count))
    return String(decoding: bytes[..<Int(count)], as: UTF8.self)
  }
}
