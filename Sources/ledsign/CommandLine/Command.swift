// Command.swift: the commands of the program, in one table.
// ledsign: joins the modules; no Foundation.

/// A command of the program.
enum Command: String, CaseIterable {
  case show, play, frames, drive, blank, test, wire, check, inspect, events, doctor, fonts, boards
  case icons

  /// What follows the command's name, options left out.
  var operands: String {
    switch self {
    case .show: "TEXT"
    case .play: "SIGN"
    case .frames, .inspect: "SIGN|--text TEXT"
    case .events: "SIGN|--text TEXT --from MS --to MS"
    case .check: "[SIGN|--text TEXT]"
    case .drive: "[SIGN|--text TEXT] --board BOARD"
    case .blank: "--board BOARD"
    case .test: "[PICTURE] --board BOARD"
    case .wire: "SIGN --board BOARD"
    case .doctor: "[--board BOARD]"
    case .fonts, .boards, .icons: "[NAME]"
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .show: "play a text in this terminal"
    case .play: "play a sign file in this terminal"
    case .frames: "write frames to standard output"
    case .drive: "drive the panels of a board"
    case .blank: "make the panels of a board dark"
    case .check: "report errors, characters that fonts lack, and the refresh of a board"
    case .inspect: "the state of every element at a time, as JSON"
    case .events: "what happens from one time to another, as JSON lines"
    case .test: "test pictures for panels, and a guide to their wiring"
    case .wire: "what a frame puts on the wire of a board"
    case .doctor: "what is wrong with this machine, and the line that fixes it"
    case .fonts: "the fonts in the program, with a picture of each"
    case .boards: "the boards in the program, by name, and how they are wired"
    case .icons: "the icons in the program, with a picture of each"
    }
  }

  /// The options that it takes, as help lists them.
  var options: [Option] {
    switch self {
    case .show:
      [
        .size, .kind, .rate, .font, .scale, .forced, .fps, .now, .timeZone, .locale, .quiet,
        .duration, .help, .version,
      ]
    case .play:
      [
        .fps, .target, .input, .record, .exitAtEnd, .now, .timeZone, .locale, .quiet, .duration,
        .help, .version,
      ]
    case .frames:
      [
        .text, .size, .kind, .rate, .font, .scale, .forced, .at, .from, .to, .count, .fps, .format,
        .script, .target, .now, .timeZone, .locale, .through, .settings, .quiet, .help,
        .version,
      ]
    case .check:
      [
        .text, .size, .kind, .rate, .font, .scale, .forced, .board, .callTime, .timeZone, .locale,
        .help, .version,
      ]
    case .inspect:
      [
        .text, .size, .kind, .rate, .font, .scale, .forced, .at, .script, .target, .now, .timeZone,
        .locale, .quiet, .help, .version,
      ]
    case .events:
      [
        .text, .size, .kind, .rate, .font, .scale, .forced, .from, .to, .script, .target, .now,
        .timeZone, .locale, .quiet, .help, .version,
      ]
    case .drive:
      [
        .text, .size, .kind, .rate, .font, .scale, .forced, .board, .brightness, .fps, .target,
        .input, .record, .exitAtEnd, .now, .timeZone, .locale, .keep, .allowFlicker, .realtime,
        .cpu, .verbose, .quiet, .duration, .help, .version,
      ]
    case .blank: [.board, .help, .version]
    case .test:
      [
        .board, .guide, .format, .onPanel, .brightness, .allowFlicker, .quiet, .duration, .help,
        .version,
      ]
    case .wire:
      [
        .text, .size, .kind, .rate, .font, .scale, .forced, .board, .at, .timeZone, .locale,
        .wireFormat, .writeTime, .help, .version,
      ]
    case .doctor: [.board, .help, .version]
    case .fonts, .boards, .icons: [.help, .version]
    }
  }

  private static let lineNote = """
    A line is the new text of the sign's first text, or of --target; an empty one clears it. A line
    that begins with {" is a command: { "set": "news", "text": "Hello", "speed": { "rate": 60 } }
    { "pause": "news" } { "resume": "news" } { "restart": "news" } { "stop": "news" }
    { "hold": "news" } { "release": "news" } { "trigger": "news" } { "static": "news", "on": true }
    { "all": "pause" } { "brightness": 40 } { "var": "temp", "value": "21" } { "replace": SIGN }
    The sign goes on when standard input ends, unless --exit-at-eof is given.
    """

  private static let scriptNote = """
    A line of --script with an error is told and left out; the exit status is then 3, after all output.

    """

  private static let textNote =
    "Unless --size says otherwise, --text is 64 px wide and as high as the text, at least 8 px."

  private static var pictureNote: String {
    var text = "Pictures (modules unless said), with what they show:\n"
    for picture in TestPicture.allCases {
      let blanks = String(repeating: " ", count: 10 - picture.rawValue.utf8.count)
      text += "  \(picture.rawValue)\(blanks)\(picture.summary)\n"
    }
    return text + """
      Rows, columns, address, checker and half are several frames, 250 ms each. --guide shows what
      the picture would look like on panels of every other wiring, driven as the board file says. With
      --drive the pictures are on the real panel, over and over, until Ctrl-C or the end of --for.
      """
  }

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
      """
      Ctrl-C ends. When standard output is no terminal, plain frames are written, in real time.
      Lines on standard input, unless that is a terminal, and in the FIFO of --input change the sign.
      A terminal's standard input has no end here: --exit-at-eof is refused there.

      """ + Command.lineNote
    case .frames:
      """
      Without --at, --from, --to and --count it is the frame at 0. Times are ms, exact to the
      microsecond; --from and --to take the frames of the grid from the first time on and before the
      last one. A video: ledsign frames SIGN --count 600 --format y4m | ffmpeg -i - sign.mp4
      With --through each frame goes over a recorded wire to virtual panels; what real panels would
      not forgive is told on standard error. --board drives them with the settings of another board.
      Without --size, --text is then as large as the board.
      A line of --script is a command with its time: { "at": 1500, "set": "news", "text": "Hello" }

      """ + Command.scriptNote + Command.textNote
    case .drive:
      """
      Lines on standard input and in the FIFO of --input change the sign. Ctrl-C ends, and the panels
      are dark on every way out: also when the program is killed. Without SIGN and --text the sign is
      one text, empty at first. Without --size, --text has the board's size.
      The signal USR1 tells how the refresh goes, with --quiet too.

      """ + Command.lineNote
    case .blank:
      "For panels that were left lit, and for a service manager when it has stopped ledsign drive."
    case .check:
      """
      Exit status 3 if a file has an error. With --board it also says what a refresh costs, and how
      many pixels are lit in the first 10 s; --board alone checks the board. With --board, --text has
      the board's size.

      """ + Command.textNote
    case .inspect: "Without --at it is the state at 0.\n" + Command.scriptNote + Command.textNote
    case .events:
      "From --from on (0 unless said) and before --to, by time, one event a line.\n"
        + Command.scriptNote + Command.textNote
    case .test: Command.pictureNote
    case .wire:
      """
      The power-up comes first, then the frame at 0 or at each --at, as it follows the one before.
      words is a line a latch; edges is wave art, a column a write; vcd is for GTKWave and PulseView.
      Without --size, --text has the board's size.
      """
    case .doctor:
      """
      A line for each thing that was looked at: ok, or a warning or an error and what to do about it.
      Exit status 0 when nothing hinders driving the board, or any if none is named, and 4 when
      something does. Devices are opened and lines asked about; nothing is changed. Root sees more:
      which lines have the function of a peripheral that no holder shows.
      """
    case .fonts: "With a name: every character of that font."
    case .boards: "With a name: the whole board file."
    case .icons:
      """
      With a name: that icon, its size and its character. In a text it is {icon:NAME}, as high as the
      font is, in steps of 8 px.
      """
    }
  }
}
