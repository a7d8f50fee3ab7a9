// Problem.swift: what is wrong with a font's art, and where.
// fontgen: a developer's tool; not part of any product.

/// A fault in a font's art.
struct Problem: Error {
  /// 1-based.
  let line: Int
  let reason: String
}
