// BrightnessSchedule.swift: the brightness of a board by the time of day.
// SignFile: no clock; the caller knows the time.

/// When the brightness of a board changes, every day alike, by local time.
public struct BrightnessSchedule: Hashable, Sendable {
  /// From a minute of the day on, a brightness.
  public struct Entry: Hashable, Sendable {
    /// The minute of the day, 0...1439.
    public let minute: Int
    /// 0...100 %; 0 is dark.
    public let brightness: Int
  }

  /// The changes in the order of the day, at least one; no minute twice.
  public let entries: [Entry]

  /// The brightness at a minute of the day; before the first entry that of the last one.
  ///
  /// - Parameter minute: 0...1439.
  /// - Returns: 0...100 %.
  public func brightness(atMinute minute: Int) -> Int { entry(atMinute: minute).brightness }

  /// The change that holds at a minute of the day; before the first entry the last one.
  ///
  /// - Parameter minute: 0...1439.
  public func entry(atMinute minute: Int) -> Entry {
    entries.last { $0.minute <= minute } ?? entries[entries.count - 1]
  }
}
