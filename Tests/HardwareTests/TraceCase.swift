// TraceCase.swift: what a trace of kernel calls is expected to show.

import CPosix

/// What a trace of kernel calls is expected to show: the text file `NAME.case` beside `NAME.trace`.
///
/// Each line is a key and its value; `#` begins a comment. Relative paths begin at the folder of the
/// case file.
///
///     board max7219-fc16-4-gpio   the board: a name from Boards, or a path with a slash in it
///     sign text.json              the sign file that was driven; several are shown in this order;
///                                 none: nothing may be lit
///     fps 60                      frames a second; those of the sign unless said
///     until 2000                  the last time that may be shown, ms; 60000 unless said
///     order signs                 only the signs have an order, and their frames have none
///     frames 50                   at least so many different pictures were shown
///     refreshes 20                at least so many whole refreshes were seen (HUB75, HUB12), or so
///                                 many whole pictures (MAX7219)
///     writes 1000                 at least so many calls that drive lines, or chip-select windows
///     calls 2128                  at most so many calls between the beginnings of two refreshes
///     end dark                    what is left: dark (unless said), lit, or any
///     between dark                the sign may also be dark between two frames
///     torn 1                      at most so many pictures that are no frame; 0 unless said
///     complaints 2                at most so many complaints of the panels; 0 unless said
///
/// Pictures must be frames of the signs, in their order; a frame may be left out, and the sign may
/// be dark before the first one and after the last one. The trace itself, in ASCII:
///
///     chip LABEL LINES            a chip was opened
///     request N 4=1 17=0          lines became outputs, and their first levels; N is a process or -
///     write N MASK LEVELS         one call that drives lines: hexadecimal, bit n is offset n
///     release N 4 17              lines were let go
///     spi N HZ 0c01 0c01          one chip-select window, bytes in hexadecimal
///     # anything                  is skipped
///
/// NUL bytes at the end are cut off.
struct TraceCase {
  var board = ""
  var signs: [String] = []
  var framesPerSecond: Int?
  var haveFramesOrder = true
  var until = 60_000
  var frames = 1
  var refreshes = 1
  var writes = 1
  var calls: Int?
  var end = End.dark
  var mayBeDarkBetween = false
  var torn = 0
  var complaints = 0

  /// What is left on the panel when the trace ends.
  enum End: String {
    case dark, lit, any
  }
}
