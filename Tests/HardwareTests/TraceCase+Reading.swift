// TraceCase+Reading.swift: reads the file of a case.

import SignCore
import SignFile

@testable import ledsign

extension TraceCase {
  /// Reads a case.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map { String($0) }
      if words.isEmpty { continue }
      guard words.count == 2 else { throw TraceError("want a key and its value: \(line)") }
      try take(words[0], words[1])
    }
    if board.isEmpty { throw TraceError("a case without a board") }
  }

  private mutating func take(_ key: String, _ value: String) throws {
    switch key {
    case "board": board = value
    case "sign": signs.append(value)
    case "fps": framesPerSecond = try number(value)
    case "until": until = try number(value)
    case "frames": frames = try number(value)
    case "refreshes": refreshes = try number(value)
    case "writes": writes = try number(value)
    case "calls": calls = try number(value)
    case "torn": torn = try number(value)
    case "complaints": complaints = try number(value)
    case "between" where value == "dark": mayBeDarkBetween = true
    case "order" where value == "signs": haveFramesOrder = false
    case "end":
      guard let end = End(rawValue: value) else { throw TraceError("no such end: \(value)") }
      self.end = end
    default: throw TraceError("no such line in a case: \(key) \(value)")
    }
  }

  private func number(_ text: String) throws -> Int {
    guard let number = Int(text), number >= 0 else { throw TraceError("no number: \(text)") }
    return number
  }

  /// The board; relative paths begin at a folder.
  func load(boardIn folder: String) throws -> LoadedBoard {
    if board.utf8.contains(UInt8(ascii: "/")) {
      return try LoadedBoard(path: path(board, in: folder))
    }
    guard let bundled = BundledBoard.named(board) else { throw TraceError("no board \(board)") }
    return try bundled.load()
  }

  /// The signs; relative paths begin at a folder.
  func load(signsIn folder: String) throws -> [Sign] {
    try signs.map { try LoadedSign(path: path($0, in: folder)).sign }
  }

  private func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
