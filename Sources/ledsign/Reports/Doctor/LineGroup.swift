// LineGroup.swift: lines of which the same is to be said.
// ledsign: joins the modules; no Foundation.

import SignLinux

/// Lines of which the same is to be said.
struct LineGroup {
  /// What joins the lines with what is said of them.
  enum Verb {
    case be, have

    func word(isOne: Bool) -> String {
      switch self {
      case .be: isOne ? "is" : "are"
      case .have: isOne ? "has" : "have"
      }
    }
  }

  let weight: Finding.Weight
  let verb: Verb
  let text: String
  let remedy: String
  var lines: [MachineQuestion.Line] = []

  /// All that is said of the lines of the group.
  var finding: Finding {
    let names = lines.map { "\($0.offset) (\($0.signal))" }.joined(separator: ", ")
    let subject = lines.count == 1 ? "line" : "lines"
    return Finding(
      weight: weight, text: "\(subject) \(names) \(verb.word(isOne: lines.count == 1)) \(text)",
      remedy: remedy)
  }

  /// Adds a line to the group of which the same is said, or begins one.
  static func add(_ line: MachineQuestion.Line, _ said: LineGroup, to groups: inout [LineGroup]) {
    if let index = groups.firstIndex(where: { $0.text == said.text && $0.remedy == said.remedy }) {
      groups[index].lines.append(line)
    } else {
      var group = said
      group.lines = [line]
      groups.append(group)
    }
  }
}
