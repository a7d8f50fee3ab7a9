// LineDarkener.swift: makes a panel dark whose lines another thread drives.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import SignPanels

/// Darkens a panel from another thread than the one that drives its lines.
///
/// That is safe with either libgpiod. The kernel carries out one call after another, and both calls
/// give every line that they touch a level of their own: nothing is read and written back. With
/// libgpiod 2 only the darkening lines are touched. With libgpiod 1 all lines of the request are, the
/// others at the levels of the driving thread's last write, so that one column may come out wrong, in
/// the dark. A write that the driving thread had begun can still come after this one; all later ones
/// keep the dark levels until ``lift()``. So a thread that hangs is darkened at once, and one that
/// runs, with its next write to the lines.
public final class LineDarkener: @unchecked Sendable {
  private let lines: OpaquePointer
  private let places: LineSet
  private let chip: FoundChip

  init(_ lines: OpaquePointer, _ places: LineSet, chip: FoundChip) {
    self.lines = lines
    self.places = places
    self.chip = chip
    linux_gpio_darkener_retain(lines)
  }

  deinit { linux_gpio_darkener_release(lines) }

  /// Makes the panel dark and keeps it so; nothing happens if its lines were let go already.
  public func darken() throws(DeviceError) {
    let code = linux_gpio_darken(lines, places.rawValue)
    if code < 0 { throw chip.writeError(code) }
  }

  /// Leaves the lines to the driving thread again; they change with its next write to them.
  public func lift() { linux_gpio_lift(lines) }
}
