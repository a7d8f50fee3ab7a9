// TraceTests.swift: traces of real programs on a real or played kernel, seen through virtual panels.

import CPosix
import SignCore
import SignFile
import Testing

@testable import ledsign

/// What was found wrong with a trace; empty if it shows what its case says.
func faults(
  of trace: KernelTrace, _ wanted: TraceCase, _ board: LoadedBoard, _ signs: [Sign]
) throws -> [String] {
  var replay = try TraceReplay(board, shown: ShownFrames(of: signs, wanted))
  for call in trace.calls { replay.take(call) }
  let complaints = replay.complaints()
  let rest = replay.rest()
  var faults: [String] = []
  func demand(_ isRight: Bool, _ text: @autoclosure () -> String) {
    if !isRight { faults.append(text()) }
  }
  if let fault = replay.shown.fault { faults.append(fault) }
  demand(trace.writes >= wanted.writes, "\(trace.writes) writes, not \(wanted.writes)")
  demand(complaints.count <= wanted.complaints, complaints.prefix(5).joined(separator: "\n"))
  if !signs.isEmpty {
    let (changes, refreshes) = (replay.shown.changes, replay.refreshes)
    demand(changes >= wanted.frames, "\(changes) different pictures, not \(wanted.frames)")
    demand(refreshes >= wanted.refreshes, "\(refreshes) refreshes, not \(wanted.refreshes)")
  }
  if let calls = wanted.calls {
    demand(replay.mostCalls <= calls, "\(replay.mostCalls) calls in a refresh, not \(calls)")
    demand(replay.mostCalls > 0, "no calls between two refreshes were counted")
  }
  switch wanted.end {
  case .dark: demand(rest.isDark, "not dark at the end:\n\(rest.art)")
  case .lit: demand(!rest.isDark, "dark at the end")
  case .any: break
  }
  return faults
}

/// The folder with cases and traces; nil when no trace was recorded.
private let folder = posix_environment("LEDSIGN_TRACES").map { String(cString: $0) }

/// The names of its cases.
private let cases = (folder.flatMap { try? names(inFolder: $0) } ?? [])
  .filter { $0.hasSuffix(".case") }.map { String($0.dropLast(5)) }

@Suite(.enabled(if: folder != nil)) struct TraceTests {
  @Test func thereAreAsManyTracesAsWereRecorded() throws {
    let traces = try names(inFolder: try #require(folder)).filter { $0.hasSuffix(".trace") }
    #expect(traces.map { String($0.dropLast(6)) } == cases)
    #expect(!cases.isEmpty)
    guard let count = posix_environment("LEDSIGN_TRACE_COUNT") else { return }
    #expect(cases.count == Int(String(cString: count)))
  }

  @Test(arguments: cases) func showsItsSignAndEndsAsItShould(_ name: String) throws {
    let folder = try #require(folder)
    let text = String(decoding: try bytes(ofFile: "\(folder)/\(name).case"), as: UTF8.self)
    let trace = try KernelTrace(try bytes(ofFile: "\(folder)/\(name).trace"))
    let wanted = try TraceCase(text)
    let (board, signs) = (try wanted.load(boardIn: folder), try wanted.load(signsIn: folder))
    for fault in try faults(of: trace, wanted, board, signs) { Issue.record("\(fault)") }
  }
}
