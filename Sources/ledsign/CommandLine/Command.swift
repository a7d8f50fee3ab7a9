// Command.swift: the commands of the program, in one table.
// ledsign: joins the modules; no Foundation.

/// A command of the program.
enum Command: String, CaseIterable {
  case show, play, frames, check, inspect, fonts

  /// What follows the command's name, options left out.
  var operands: String {
    switch self {
    case .show: "TEXT"
    case .play: "SIGN"
    case .frames, .check, .inspect: "SIGN|--text TEXT"
    case .fonts: "[NAME]"
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .show: "play a text in this terminal"
    case .play: "play a sign file in this terminal"
    case .frames: "write frames to standard output"
    case .check: "report errors in a sign file, and characters that its fonts lack"
    case .inspect: "the state of every element at a time, as JSON"
    case .fonts: "what is bundled, with a picture of each"
    }
  }

  /// The options that it takes, as help lists them.
  var options: [Option] {
    switch self {
    case .show: [.size, .kind, .rate, .font, .scale, .forced, .fps, .duration, .help, .version]
    case .play: [.fps, .duration, .help, .version]
    case .frames:
      [
        .text, .size, .kind, .rate, .font, .scale, .forced, .at, .from, .to, .count, .fps, .format,
        .help,
        .version,
      ]
    case .check: [.text, .size, .kind, .rate, .font, .scale, .forced, .help, .version]
    case .inspect: [.text, .size, .kind, .rate, .font, .scale, .forced, .at, .help, .version]
    case .fonts: [.help, .version]
    }
  }

  private static let textNote =
    "Unless --size says otherwise, --text is 64 px wide and as high as the text, at least 8 px."

  /// What else people should know, below the options.
  var notes: String {
    switch self {
    case .show:
      """
      The sign is as wide as the terminal and as high as the text, at least 8 px. A text that fits
      stands still, unless it is --forced. Ctrl-C ends. When standard output is no terminal, plain
      frames are written.
      """
    case .play:
      "Ctrl-C ends. When standard output is no terminal, plain frames are written, in real time."
    case .frames:
      """
      Without --at, --from, --to and --count it is the frame at 0. Times are ms, exact to the
      microsecond; --from and --to take the frames of the grid from the first time on and before the
      last one. A video: ledsign frames SIGN --count 600 --format y4m | ffmpeg -i - sign.mp4

      """ + Command.textNote
    case .check: "Exit status 3 if the file has an error.\n" + Command.textNote
    case .inspect: "Without --at it is the state at 0.\n" + Command.textNote
    case .fonts: "With a name: every character of that font."
    }
  }
}
