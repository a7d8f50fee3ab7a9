// main.swift: 'fontgen TYPE ART [ascii|icons] <ART' writes the Swift tables of a font to standard output.
// fontgen: a developer's tool; not part of any product. tools/fonts calls it.

let words = Array(CommandLine.arguments.dropFirst())
guard (2...3).contains(words.count),
  let choice = GlyphChoice(rawValue: words.count == 3 ? words[2] : "whole")
else {
  fatalError(
    "fontgen: bad usage; want 'fontgen TYPE ART [ascii|icons] <ART', as tools/fonts calls it")
}
var lines: [String] = []
while let line = readLine() { lines.append(line) }
do {
  let tables = try FontTables(
    FontArt(lines), typeName: words[0], source: words[1], choice: choice)
  print(tables.swiftText, terminator: "")
} catch let problem as Problem {
  // A line that is no Swift: tools/fonts shows it and keeps the old table.
  print("fontgen: \(words[1]):\(problem.line): \(problem.reason)")
}
