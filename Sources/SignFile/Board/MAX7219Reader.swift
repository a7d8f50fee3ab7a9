// MAX7219Reader.swift: the keys of MAX7219 modules.
// SignFile: no floating point.

import SignPanels

/// Reads the keys of MAX7219 modules.
enum MAX7219Reader {
  static func board(_ keys: inout ObjectReader) throws(SignFileError) -> MAX7219Board {
    let modules = try keys.required("modules")
    let wiring = try keys.required("wiring")
    let brightness = try keys.atMostOne(of: ["brightness", "intensity"])
    let dataIn = keys.optional("dataIn")
    let arrangement = Arrangement(&keys, cell: "module")
    try keys.finish()
    return MAX7219Board(
      layout: try arrangement.modules(modules, dataIn: dataIn),
      wiring: try self.wiring(wiring),
      brightness: try brightness.map { (node) throws(SignFileError) in
        try self.brightness(node)
      } ?? .full)
  }

  /// A name, or an object of three flags.
  private static func wiring(_ node: Node) throws(SignFileError) -> MAX7219Wiring {
    guard case .object = node.value else {
      let type: MAX7219ModuleType = try node.word(
        or: [#"{ "digits": "rows" or "columns", "reverseDigits": bool, "reverseSegments": bool }"#])
      return MAX7219Wiring(type)
    }
    var keys = try node.object()
    let digits = try keys.required("digits")
    let reverseDigits = keys.optional("reverseDigits")
    let reverseSegments = keys.optional("reverseSegments")
    try keys.finish()
    var wiring = MAX7219Wiring(
      digits: try digits.word(), reversesDigits: false, reversesSegments: false)
    if let reverseDigits { wiring.reversesDigits = try reverseDigits.bool() }
    if let reverseSegments { wiring.reversesSegments = try reverseSegments.bool() }
    return wiring
  }

  private static func brightness(_ node: Node) throws(SignFileError) -> MAX7219Brightness {
    let brightness: MAX7219Brightness?
    if node.key == "intensity" {
      let intensity = try node.integer(in: MAX7219Brightness.intensities)
      brightness = try? MAX7219Brightness(intensity: intensity)
    } else {
      let percent = try node.percent()
      brightness = try? MAX7219Brightness(percent: percent)
    }
    guard let brightness else { preconditionFailure("the range was checked") }
    return brightness
  }
}
