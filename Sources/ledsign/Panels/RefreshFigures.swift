// RefreshFigures.swift: how often panels are refreshed at a cost per call, worked out beforehand.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignPrimitives

/// What a call to the kernel that writes lines takes.
struct CallTime: Equatable {
  /// The time, ns.
  let nanoseconds: Int64
  /// Where it was measured; nil if the user said it.
  let machine: String?

  /// What others measured: on a Pi 4 at 600 MHz the benchmark of Circuits.GPIO, on a Pi 5 that of
  /// issue 30 of vitiral/gpio.
  static let measured = [
    CallTime(nanoseconds: 2400, machine: "Raspberry Pi 4"),
    CallTime(nanoseconds: 2800, machine: "Raspberry Pi 5"),
  ]
}

/// What a refresh of scanned panels costs, or a full picture of MAX7219 modules.
struct RefreshFigures: Equatable {
  /// Calls of one refresh, or of a full picture.
  let calls: Int

  /// Counts the calls on a recorded wire.
  ///
  /// A refresh costs the same whatever it shows; a picture of MAX7219 modules is full when every
  /// row changes, and is counted so.
  ///
  /// - Throws: ``Failure/input(_:)`` when there is no such driver.
  init(_ settings: PanelDescription) throws(Failure) {
    let sender = try FrameSender(settings)
    guard
      var full = try? Bitmap(width: sender.map.canvasWidth, height: sender.map.canvasHeight)
    else { throw .input("the sign is larger than a bitmap; use fewer panels") }
    full.fill(Rect(x: 0, y: 0, width: full.width, height: full.height))
    _ = sender.begin()
    calls = sender.show(full).count
  }

  /// The time of all calls, ns.
  func nanoseconds(_ call: CallTime) -> Int64 { Int64(calls) * call.nanoseconds }

  /// Refreshes a second, to nearest.
  func hertz(_ call: CallTime) -> Int64 {
    RefreshFigures.hertz(ofNanoseconds: nanoseconds(call))
  }

  /// How often a second has a time, to nearest; the time is more than 0.
  static func hertz(ofNanoseconds time: Int64) -> Int64 { (1_000_000_000 + time / 2) / time }

  /// Whether a refresh takes longer than a rate allows.
  func isBelow(_ hertz: Int, _ call: CallTime) -> Bool {
    nanoseconds(call) * Int64(hertz) > 1_000_000_000
  }

  /// The time that a serial bus takes for a full picture, ns, rounded up.
  ///
  /// Eight rows of 16 bits a module; the calls themselves cost nothing beside it.
  static func serialNanoseconds(modules: Int, hz: Int) -> Int64 {
    (8 * 16 * Int64(modules) * 1_000_000_000 + Int64(hz) - 1) / Int64(hz)
  }
}
