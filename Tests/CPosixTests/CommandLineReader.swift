// CommandLineReader.swift: reads an array of strings by the option functions, one line for each find.

import CPosix

/// C strings that live as long as this.
final class CStrings {
  private(set) var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { string in
      let bytes = Array(string.utf8CString)
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      return copy
    }
    pointers.append(nil)
  }

  deinit { for pointer in pointers { pointer?.deallocate() } }
}

/// An option of the table that the tests share.
struct Option {
  var name: String?
  var letter: Character?
  var argument: Int32 = POSIX_ARGUMENT_NONE
}

/// Reads a command line to its end: `size=8x8`, `word x`, `unknown --z` and so on.
func read(_ words: [String], first: Int = 1, options: [Option]) -> [String] {
  let names = CStrings(options.map { $0.name ?? "" })
  let table = options.indices.map { index in
    posix_option(
      name: options[index].name == nil ? nil : UnsafePointer(names.pointers[index]),
      letter: options[index].letter.map { Int32($0.asciiValue!) } ?? 0,
      argument: options[index].argument)
  }
  let arguments = CStrings(words)
  return withExtendedLifetime((names, arguments)) {
    arguments.pointers.withUnsafeBufferPointer { pointers in
      guard
        posix_options_begin(
          table, Int32(table.count), pointers.baseAddress, Int32(words.count), Int32(first))
      else { return ["refused"] }
      return readToEnd(options)
    }
  }
}

private func readToEnd(_ options: [Option]) -> [String] {
  var finds: [String] = []
  while true {
    let found = posix_options_next()
    if found.kind == POSIX_FOUND_END { return finds }
    finds.append(describe(found, options))
  }
}

private func describe(_ found: posix_found, _ options: [Option]) -> String {
  let text = found.text.map { String(cString: $0) } ?? "nothing"
  let value = found.value.map { String(cString: $0) }
  let option = found.index < 0 ? nil : options[Int(found.index)]
  let name = option.map { $0.name ?? String($0.letter!) } ?? "no option"
  switch found.kind {
  case POSIX_FOUND_OPTION: return value.map { "\(name)=\($0)" } ?? name
  case POSIX_FOUND_WORD: return "word \(value ?? "nothing")"
  case POSIX_FOUND_UNKNOWN: return "unknown \(text) \(letter(found))"
  case POSIX_FOUND_AMBIGUOUS: return "ambiguous \(text)"
  case POSIX_FOUND_MISSING_VALUE: return "\(name) lacks a value in \(text) \(letter(found))"
  case POSIX_FOUND_UNEXPECTED_VALUE: return "\(name) takes no value in \(text)"
  default: return "kind \(found.kind)"
  }
}

private func letter(_ found: posix_found) -> String {
  found.letter == 0 ? "by name" : "by \(Character(Unicode.Scalar(UInt8(found.letter))))"
}
