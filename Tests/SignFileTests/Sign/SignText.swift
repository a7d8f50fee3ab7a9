// SignText.swift: signs written as JSON, their frames as art and their errors as text, for the tests.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

/// The folder whose pictures the signs of the tests name.
let pictureFolder =
  String(#filePath.prefix(#filePath.count - "SignFileTests/Sign/SignText.swift".count))
  + "CommandLine/signs/"

/// The sign of a whole text.
func sign(_ json: String) throws(SignFileError) -> Sign {
  try LoadedSign(bytes: Array(json.utf8), file: pictureFolder + "s.json").sign
}

/// A sign whose elements have these keys, each a list of members without braces.
func sign(_ width: Int, _ height: Int, _ elements: String...) throws(SignFileError) -> Sign {
  let items = elements.map { "{ \($0) }" }.joined(separator: ", ")
  return try sign(#"{ "size": [\#(width), \#(height)], "elements": [\#(items)] }"#)
}

/// The only element of a sign of 24 x 8 px.
func element(_ keys: String) throws(SignFileError) -> Element { try sign(24, 8, keys).elements[0] }

/// The only element, which must be a marquee, and what was chosen about it.
func marquee(_ keys: String) throws -> MarqueeConfiguration {
  let element = try element(#""type": "marquee", \#(keys)"#)
  guard case .marquee(let label) = element.content else { throw NoMarquee() }
  return label.configuration
}

struct NoMarquee: Error {}

/// What is wrong with the only element of a sign, without file, line and column, or `none`.
func refusal(_ keys: String) -> String {
  do throws(SignFileError) {
    _ = try element(keys)
    return "none"
  } catch { return withoutPlace(error) }
}

/// What is wrong with a sign, without file, line and column, or `none`.
func signRefusal(_ json: String) -> String {
  do throws(SignFileError) {
    _ = try sign(json)
    return "none"
  } catch { return withoutPlace(error) }
}

private func withoutPlace(_ error: SignFileError) -> String {
  SignFileError(
    file: "", key: error.key, problem: error.problem, found: error.found, allowed: error.allowed,
    nearest: error.nearest
  ).description.dropFirst(2).description
}

/// A frame as art, one line a row.
func art(_ sign: Sign, at milliseconds: Int64 = 0) -> String {
  var frame = sign.makeFrame()
  sign.draw(at: .milliseconds(milliseconds), into: &frame)
  return art(frame)
}

/// A bitmap as art, one line a row.
func art(_ bitmap: Bitmap) -> String {
  (0..<bitmap.height).map { y in
    (0..<bitmap.width).map { bitmap.isLit(x: $0, y: y) ? "#" : "." }.joined()
  }.joined(separator: "\n")
}
