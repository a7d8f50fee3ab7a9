// RelativePath.swift: where a path that stands in a file leads.
// SignFile: text only; no I/O.

/// The path, seen from the folder of the file that names it, unless it begins with a slash.
func path(_ path: String, namedIn file: String) -> String {
  guard path.utf8.first != UInt8(ascii: "/"),
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
  else { return path }
  return String(file[...slash]) + path
}
