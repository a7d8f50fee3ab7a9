// Arguments.swift: the words and options behind a command, read by getopt.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignFile

/// What follows a command on the command line.
struct Arguments {
  /// What is no option, in order.
  private(set) var words: [String] = []
  private var given: [(option: Option, value: String)] = []

  /// Reads the arguments of a command, from that place of the program's arguments on.
  init(of command: Command, from first: Int32) throws(Failure) {
    let options = command.options
    let table = options.map { Arguments.entry(for: $0) }
    _ = posix_options_begin(
      table, Int32(table.count), posix_arguments(), posix_argument_count(), first)
    while true {
      let found = posix_options_next()
      let value = found.value.map { String(cString: $0) } ?? ""
      switch found.kind {
      case POSIX_FOUND_END: return
      case POSIX_FOUND_WORD: words.append(value)
      case POSIX_FOUND_OPTION: given.append((options[Int(found.index)], value))
      default: throw Arguments.error(found, command)
      }
    }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { given.contains { $0.option == option } }

  /// The values of an option that may be given again, in order.
  func values(of option: Option) -> [String] {
    given.filter { $0.option == option }.map { $0.value }
  }

  /// The value of an option that may be given once.
  func value(of option: Option) throws(Failure) -> String? {
    let all = values(of: option)
    guard all.count < 2 else {
      throw .usage("option --\(option.name.description) is given twice; give it once")
    }
    return all.first
  }

  private static func entry(for option: Option) -> posix_option {
    let name = UnsafeRawPointer(option.name.utf8Start).assumingMemoryBound(to: CChar.self)
    let argument = option.value == nil ? POSIX_ARGUMENT_NONE : POSIX_ARGUMENT_REQUIRED
    return posix_option(name: name, letter: Int32(option.letter), argument: argument)
  }

  private static func error(_ found: posix_found, _ command: Command) -> Failure {
    let text = found.text.map { printable(String(cString: $0)) } ?? ""
    let help = "'ledsign \(command.rawValue) --help' lists the options"
    switch found.kind {
    case POSIX_FOUND_MISSING_VALUE:
      let name = found.index >= 0 ? command.options[Int(found.index)].value ?? "" : ""
      return .usage("option \(text) wants a value, \(name); \(help)")
    case POSIX_FOUND_UNEXPECTED_VALUE: return .usage("option \(text) takes no value; \(help)")
    case POSIX_FOUND_AMBIGUOUS:
      let several = command.options.map { "--" + $0.name.description }
        .filter { $0.utf8.starts(with: text.prefix { $0 != "=" }.utf8) }
      return .usage(
        "option \(text) is the beginning of several: \(several.joined(separator: ", ")); \(help)")
    default:
      let names = command.options.map { $0.name.description }
      let word = String(text.drop { $0 == "-" }.prefix { $0 != "=" })
      let near = nearestName(to: word, in: names).map { "did you mean --\($0)? " } ?? ""
      return .usage("unknown option \(text); \(near)\(help)")
    }
  }
}
