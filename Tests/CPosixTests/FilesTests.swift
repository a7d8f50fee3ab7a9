// FilesTests.swift: files and folders as they are, and what the system says when they are not.

import CPosix
import Testing

@Suite struct FilesTests {
  /// A folder of its own for each test, under the system's one for temporary files.
  private let folder: String

  init() {
    let root = posix_environment("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    folder =
      "\(root)/ledsign-files-\(posix_monotonic_nanoseconds())-\(UInt32.random(in: .min ... .max))"
    #expect(posix_make_folders(folder) == 0)
  }

  private func read(_ path: String) -> [UInt8]? {
    let descriptor = posix_open_input(path)
    guard descriptor >= 0 else { return nil }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 7)
    while case let count = posix_read(descriptor, &piece, piece.count), count > 0 {
      bytes += piece[..<Int(count)]
    }
    return posix_close(descriptor) == 0 ? bytes : nil
  }

  private func write(_ bytes: [UInt8], to path: String) -> Int32 {
    let descriptor = posix_create_file(path)
    guard descriptor >= 0 else { return descriptor }
    let code = posix_write_all(descriptor, bytes, bytes.count)
    return code == 0 ? posix_close(descriptor) : code
  }

  @Test func whatIsWrittenIsReadAndReplacedWhole() {
    let long = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(write(long, to: folder + "/a") == 0)
    #expect(read(folder + "/a") == long)
    #expect(write([1, 2, 3], to: folder + "/a") == 0)
    #expect(read(folder + "/a") == [1, 2, 3])
  }

  @Test func aFolderTellsTheNamesInIt() {
    #expect(posix_folder_names(folder, nil, 0) == 0)
    #expect(write([], to: folder + "/one") == 0)
    #expect(posix_make_folders(folder + "/two.three/four") == 0)
    // "one", "two.three" and their two NULs.
    #expect(posix_folder_names(folder, nil, 0) == 14)
    var names = [CChar](repeating: 1, count: 14)
    #expect(posix_folder_names(folder, &names, names.count) == 14)
    let split = names.split(separator: 0).map {
      String(decoding: $0.map(UInt8.init), as: UTF8.self)
    }
    #expect(split.sorted() == ["one", "two.three"])
    #expect(names.count { $0 == 0 } == 2)
    #expect(
      posix_error_kind(Int32(posix_folder_names(folder + "/no", nil, 0))) == POSIX_ERROR_MISSING)
    #expect(posix_folder_names(folder + "/one", nil, 0) < 0)
  }

  @Test func onlyARegularFileHasASize() {
    #expect(write([UInt8](repeating: 9, count: 300), to: folder + "/b") == 0)
    let file = posix_open_input(folder + "/b")
    #expect(posix_file_size(file) == 300)
    _ = posix_close(file)
    let device = posix_open_input("/dev/null")
    #expect(posix_file_size(device) == -1)
    _ = posix_close(device)
    #expect(posix_file_size(-1) == -1)
  }

  @Test func aMissingFileAFolderAndAFileUsedAsAFolderAreToldApart() {
    #expect(write([], to: folder + "/c") == 0)
    #expect(posix_error_kind(posix_open_input(folder + "/none")) == POSIX_ERROR_MISSING)
    #expect(posix_error_kind(posix_open_input(folder + "/c/d")) == POSIX_ERROR_MISSING)
    #expect(posix_error_kind(posix_open_input(folder)) == POSIX_ERROR_FOLDER)
    #expect(posix_error_kind(posix_create_file(folder)) == POSIX_ERROR_FOLDER)
    #expect(posix_error_kind(posix_create_file(folder + "/none/x")) == POSIX_ERROR_MISSING)
  }

  @Test func pathsAreKnownByWhatTheyLeadTo() {
    #expect(write([], to: folder + "/e") == 0)
    #expect(posix_path_kind(folder + "/e") == POSIX_PATH_FILE)
    #expect(posix_path_kind(folder) == POSIX_PATH_FOLDER)
    #expect(posix_path_kind("/dev/null") == POSIX_PATH_OTHER)
    #expect(posix_path_kind(folder + "/none") == POSIX_PATH_MISSING)
    #expect(posix_path_kind(folder + "/e/f") == POSIX_PATH_MISSING)
  }

  @Test func foldersAreMadeWithThoseAboveThemAndAgain() {
    #expect(posix_make_folders(folder + "/f/g//h/") == 0)
    #expect(posix_path_kind(folder + "/f/g/h") == POSIX_PATH_FOLDER)
    #expect(posix_make_folders(folder + "/f/g/h") == 0)
    #expect(write([], to: folder + "/f/file") == 0)
    #expect(posix_make_folders(folder + "/f/file") < 0)
    #expect(posix_make_folders(folder + "/f/file/i") < 0)
  }

  @Test func badDescriptorsAreErrorsWithWords() {
    var byte: UInt8 = 0
    let code = posix_read(-1, &byte, 1)
    #expect(code < 0)
    #expect(posix_write_all(-1, &byte, 1) < 0)
    #expect(posix_write_all(-1, &byte, 0) == 0)
    #expect(posix_close(-1) < 0)
    #expect(
      String(cString: posix_error_text(Int32(code)))
        == String(cString: posix_error_text(-Int32(code))))
    #expect(posix_error_kind(Int32(code)) == POSIX_ERROR_OTHER)
  }

  #if os(Linux)
    @Test func aFullDiskIsAnErrorOfItsOwn() {
      let code = write([1], to: "/dev/full")
      #expect(posix_error_kind(code) == POSIX_ERROR_FULL)
      #expect(String(cString: posix_error_text(code)) == "No space left on device")
    }
  #endif
}
