// ParsingText.swift: parses a text, or says what is wrong with it, for the tests.
// Tests of SignFile: no Foundation.

@testable import SignFile

/// The tree of a text.
func parse(_ text: String) throws(SignFileError) -> Node {
  try Node.parse(Array(text.utf8), file: "s.json")
}

/// The error of bytes as one line without the file's name, or `none`.
func flaw(_ bytes: [UInt8]) -> String {
  do throws(SignFileError) {
    _ = try Node.parse(bytes, file: "s")
    return "none"
  } catch { return withoutFile(error) }
}

/// The error of a text as one line without the file's name, or `none`.
func flaw(_ text: String) -> String { flaw(Array(text.utf8)) }

/// The error that reading a value of a text meets, without the file's name, or `none`.
func flaw(_ text: String, _ read: (Node) throws(SignFileError) -> Void) -> String {
  do throws(SignFileError) {
    try read(try parse(text))
    return "none"
  } catch { return withoutFile(error) }
}

private func withoutFile(_ error: SignFileError) -> String {
  let text = error.description
  return String(text.dropFirst(error.file.count + 1))
}
