// FrameTextError.swift: why a text is not a series of frames.
// FrameText: imports SignPrimitives only; integers only, no files.

/// Why a text is not a series of frames, and on which line.
public struct FrameTextError: Error, Equatable, Sendable {
  /// What is wrong on a line.
  public enum Problem: Equatable, Sendable {
    /// The text has no frames.
    case noFrames
    /// Something else stands where a heading must.
    case noHeading(found: String)
    /// A line that begins with `frame` but is not `frame N at T ms`.
    case malformedHeading(found: String)
    /// A heading with nothing below it.
    case noArt(frame: Int)
    /// The art of a frame is bad; rows count within the frame.
    case art(FrameArtError)
  }

  /// The line at fault, from 1.
  public var line: Int
  /// What is wrong there.
  public var problem: Problem

  /// Creates an error; lines count from 1.
  public init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }
}

extension FrameTextError: CustomStringConvertible {
  /// The line, what is wrong there, and what is allowed.
  public var description: String {
    switch problem {
    case .noFrames: return "line \(line): no frames; want rows of '#' and '.'"
    case .noHeading(let found):
      return "line \(line): found '\(found)'; want a heading such as 'frame 3 at 16.667 ms'"
    case .malformedHeading(let found):
      return "line \(line): bad heading '\(found)'; want one such as 'frame 3 at 16.667 ms'"
    case .noArt(let frame): return "line \(line): no rows of '#' and '.' below frame \(frame)"
    case .art(let error): return "line \(line): \(error.description)"
    }
  }
}
