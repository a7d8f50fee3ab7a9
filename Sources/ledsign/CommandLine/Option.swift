// Option.swift: every option of every command, in one table.
// ledsign: joins the modules; no Foundation.

/// An option of the command line.
enum Option: Int, CaseIterable {
  case text, size, kind, rate, font, scale, forced
  case at, from, to, count, fps, format
  case through, settings, board, callTime, wireFormat, writeTime, guide
  case target, now, timeZone, locale, script, record
  case brightness, keep, input, exitAtEnd, allowFlicker, realtime, cpu, onPanel, verbose, quiet
  case duration, help, version

  /// The name, without the dashes.
  var name: StaticString {
    switch self {
    case .text: "text"
    case .size: "size"
    case .kind: "kind"
    case .rate: "rate"
    case .font: "font"
    case .scale: "scale"
    case .forced: "forced"
    case .at: "at"
    case .from: "from"
    case .to: "to"
    case .count: "count"
    case .fps: "fps"
    case .format: "format"
    case .through: "through"
    case .settings, .board: "board"
    case .callTime: "call-time"
    case .wireFormat: "format"
    case .writeTime: "write-time"
    case .guide: "guide"
    case .target: "target"
    case .now: "now"
    case .timeZone: "time-zone"
    case .locale: "locale"
    case .script: "script"
    case .record: "record"
    case .brightness: "brightness"
    case .keep: "keep"
    case .input: "input"
    case .exitAtEnd: "exit-at-eof"
    case .allowFlicker: "allow-flicker"
    case .realtime: "realtime"
    case .cpu: "cpu"
    case .onPanel: "drive"
    case .verbose: "verbose"
    case .quiet: "quiet"
    case .duration: "for"
    case .help: "help"
    case .version: "version"
    }
  }

  /// The one-letter name; 0 if there is none.
  var letter: UInt8 {
    switch self {
    case .text: UInt8(ascii: "t")
    case .size: UInt8(ascii: "s")
    case .fps: UInt8(ascii: "f")
    case .help: UInt8(ascii: "h")
    default: 0
    }
  }

  /// What its value is called in help; nil if it takes none.
  var value: String? {
    switch self {
    case .text: "TEXT"
    case .size: "WxH"
    case .kind: "KIND"
    case .rate: "PX/S"
    case .font, .format, .wireFormat, .locale: "NAME"
    case .through, .settings, .board: "BOARD"
    case .callTime, .writeTime: "NS"
    case .brightness: "PERCENT"
    case .target: "ID"
    case .now: "TIME"
    case .timeZone: "TZ"
    case .script, .record: "FILE"
    case .input: "PATH"
    case .realtime: "PRIORITY"
    case .scale, .count, .fps, .cpu: "N"
    case .at, .from, .to, .duration: "MS"
    case .forced, .guide, .keep, .exitAtEnd, .allowFlicker, .onPanel, .verbose, .quiet, .help,
      .version:
      nil
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .text: "make a sign of this text instead of a file"
    case .size: "the size of the sign, px"
    case .kind: "leftRight, rightLeft, left, right, continuous (default), continuousReverse"
    case .rate: "the speed, px/s, at most 3 decimals (default 30)"
    case .font: "a bundled font (default: the largest that fits); see 'ledsign fonts'"
    case .scale: "whole-number magnification, 1 to 8 (default 1)"
    case .forced: "scroll although the text fits"
    case .at: "the frame at this time, at most 3 decimals; may be given again"
    case .from: "the first time, included (default 0)"
    case .to: "the last time, not included"
    case .count: "so many frames"
    case .fps: "frames a second, 1 to 1000 (default: the file's, or 60)"
    case .format: "text (default), half, braille, ansi, pbm, pgm, y4m, svg or raw"
    case .through: "what the panels of this board would show"
    case .settings: "drive the panels of --through as this board (default: the same)"
    case .board: "a board file, or the name of a board in the program; see 'ledsign boards'"
    case .callTime: "what a call takes (default: 2400 and 2800, as others measured)"
    case .wireFormat: "words (default), edges or vcd"
    case .writeTime: "the time of a write in vcd (default 2400; half a clock of a serial bus)"
    case .guide: "what every other wiring would look like, and what to do about it"
    case .target: "the element whose text plain lines are (default: the first with a text)"
    case .now: "the wall clock at time 0, such as 2027-01-01T12:00:00Z (default: the real one)"
    case .timeZone: "local time of Europe/Berlin, +02:00 or UTC (default: the machine's)"
    case .locale: "names of days and months of de_DE.UTF-8 or another (default: English)"
    case .script: "apply the dated commands of this file, one a line"
    case .record: "write the lines that came in to this file, as a script"
    case .brightness: "0 dark to 100, instead of the board's and its schedule's"
    case .keep: "leave the last picture standing at the end (MAX7219 only)"
    case .input: "also read lines from this FIFO; it is made if it is missing"
    case .exitAtEnd: "end when standard input ends"
    case .allowFlicker: "drive panels that are refreshed more slowly than the board wants"
    case .realtime: "refresh at this real-time priority, 1 to 99, if that is allowed"
    case .cpu: "refresh on this processor alone, counted from 0"
    case .onPanel: "show the pictures on the panel, until a signal"
    case .verbose: "tell how the refresh goes, every 10 s"
    case .quiet: "tell errors only, no notes and no warnings"
    case .duration: "stop after this time"
    case .help: "explain this command"
    case .version: "print the version"
    }
  }
}
