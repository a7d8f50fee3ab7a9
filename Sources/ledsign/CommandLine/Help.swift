// Help.swift: what --help prints, made from the tables of commands and options.
// ledsign: joins the modules; no Foundation.

/// The texts of --help.
enum Help {
  /// The help of the program.
  static var program: String {
    var text =
      "Usage: ledsign COMMAND [options]\nAnimates text and pictures on LED matrix signs.\n\n"
    for command in Command.allCases {
      text += row("\(command.rawValue) \(command.operands)", command.summary, width: 29)
    }
    return text + """

      Options: --help (after a command: its own), --version
      Exit status: 0 done, 2 wrong usage, 3 bad input, 4 cannot write, 128+n ended by a signal.

      """
  }

  /// The help of one command.
  static func text(of command: Command) -> String {
    var text = "Usage: ledsign \(command.rawValue) [options] \(command.operands)\n"
    text += capitalized(command.summary) + ".\n\n"
    for option in command.options {
      let letter = option.letter == 0 ? "    " : "-" + letterText(option) + ", "
      let value = option.value.map { " <" + $0 + ">" } ?? ""
      text += row("\(letter)--\(option.name.description)\(value)", option.summary, width: 22)
    }
    return text + "\n" + command.notes + "\n"
  }

  /// One line for who started the program without a command.
  static var hint: String {
    let names = Command.allCases.map { $0.rawValue }.joined(separator: ", ")
    return "usage: ledsign COMMAND [options], with one of the commands \(names);"
      + " 'ledsign --help' explains them"
  }

  private static func letterText(_ option: Option) -> String {
    String(Character(Unicode.Scalar(option.letter)))
  }

  private static func row(_ name: String, _ summary: String, width: Int) -> String {
    let blanks = String(repeating: " ", count: max(1, width - name.utf8.count))
    return "  \(name)\(blanks) \(summary)\n"
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
