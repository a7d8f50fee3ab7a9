// GPIOChips+Find.swift: the chip that somebody means by a label, name or path.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import CPosix

extension GPIOChips {
  /// Opens the first of these chips that is there; of several with one label, the first by number.
  static func find(
    _ wanted: [String], in folder: String
  ) throws(DeviceError) -> (handle: OpaquePointer, chip: FoundChip) {
    guard libraryVersion != nil else { throw .noLibrary }
    var survey: (chips: [FoundChip], refusals: [Refusal])?
    for word in wanted {
      if word.utf8.first == UInt8(ascii: "/") {
        switch open(word) {
        case .success(let handle): return (handle, description(of: handle, at: word))
        case .failure(let refusal):
          if posix_error_kind(refusal.code) != POSIX_ERROR_MISSING { throw refusal.error }
        }
        continue
      }
      let found = survey ?? self.survey(folder)
      survey = found
      guard let chip = found.chips.first(where: { $0.label == word || $0.name == word }) else {
        continue
      }
      switch open(chip.path) {
      case .success(let handle): return (handle, chip)
      case .failure(let refusal): throw refusal.error
      }
    }
    let found = survey ?? self.survey(folder)
    // The chip that is meant may be one that could not be asked for its label.
    if let refusal = found.refusals.first { throw refusal.error }
    throw .noChip(wanted, found: found.chips)
  }
}
