// Ledsign.swift: the program: finds the command, runs it, reports what went wrong.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignFile
import SignSimulator

/// The program `ledsign`.
@main struct Ledsign {
  /// What --version prints.
  static let version = "0.1.0"

  static func main() {
    posix_hold_standard_descriptors()
    posix_ignore_write_signals()
    do {
      try run()
      posix_exit(0)
    } catch {
      if let message = error.message { Ledsign.report(message) }
      posix_exit(error.status)
    }
  }

  /// Whether `--quiet` leaves notes and warnings out; set once, before anything is shown.
  nonisolated(unsafe) private(set) static var isQuiet = false

  /// One line to standard error that is no error; none with `--quiet`.
  static func note(_ message: String) {
    if !isQuiet { report(message) }
  }

  /// One line to standard error; nothing can be done if that fails too.
  static func report(_ message: String) {
    let line = Ledsign.line(message)
    _ = posix_write_all(2, line, line.count)
  }

  /// A message as one line, whatever names from outside it holds.
  static func line(_ message: String) -> [UInt8] {
    Array("ledsign: \(printable(message, limit: .max))\n".utf8)
  }

  private static func run() throws(Failure) {
    guard let name = posix_argument(1).map({ String(cString: $0) }) else {
      throw .usage(Help.hint)
    }
    switch name {
    case "--help", "-h", "help": try help(name)
    case "--version": try printVersion()
    default: try run(try command(named: name))
    }
  }

  /// `ledsign help`, or of one command.
  private static func help(_ name: String) throws(Failure) {
    guard let topic = posix_argument(2).map({ String(cString: $0) }) else {
      return try print(Help.program)
    }
    if let extra = posix_argument(3).map({ String(cString: $0) }) {
      throw .usage("\(name) takes one command; '\(printable(extra))' is one too many")
    }
    try print(Help.text(of: try command(named: topic)))
  }

  private static func printVersion() throws(Failure) {
    try print("ledsign \(version)\n")
  }

  private static func run(_ command: Command) throws(Failure) {
    let arguments = try Arguments(of: command, from: 2)
    if arguments.has(.help) { return try print(Help.text(of: command)) }
    if arguments.has(.version) { return try printVersion() }
    if let zone = try arguments.value(of: .timeZone) { try ZoneRule(zone).use() }
    try arguments.useLocale()
    isQuiet = arguments.has(.quiet)
    if isQuiet && arguments.has(.verbose) {
      throw .usage("--quiet and --verbose contradict each other; give one of them")
    }
    switch command {
    case .show: try ShowCommand.run(arguments)
    case .play: try PlayCommand.run(arguments)
    case .frames: try FramesCommand.run(arguments)
    case .drive: try DriveCommand.run(arguments)
    case .blank: try BlankCommand.run(arguments)
    case .check: try CheckCommand.run(arguments)
    case .inspect: try InspectCommand.run(arguments)
    case .events: try EventsCommand.run(arguments)
    case .test: try TestCommand.run(arguments)
    case .wire: try WireCommand.run(arguments)
    case .doctor: try DoctorCommand.run(arguments)
    case .fonts: try FontsCommand.run(arguments)
    case .boards: try BoardsCommand.run(arguments)
    case .icons: try IconsCommand.run(arguments)
    }
  }

  private static func command(named name: String) throws(Failure) -> Command {
    if let command = Command(rawValue: name) { return command }
    let isOption = name.utf8.first == UInt8(ascii: "-")
    let names = isOption ? ["--help", "--version"] : Command.allCases.map { $0.rawValue }
    let near = name.hasSuffix(".json") ? "'ledsign play \(printable(name))'" : nil
    let hint =
      (near ?? nearestName(to: name, in: names)).map { "did you mean \($0)? " } ?? ""
    let kind = isOption ? "option" : "command"
    throw .usage("unknown \(kind) '\(printable(name))'; \(hint)'ledsign --help' lists the commands")
  }

  private static func print(_ text: String) throws(Failure) {
    try StandardOutput.write { (output) throws(OutputError) in try output.write(text) }
  }
}
