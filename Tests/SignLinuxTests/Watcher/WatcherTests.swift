// WatcherTests.swift: the process that makes the sign dark when the program was killed.

import CTestProcess
import Testing

@testable import SignLinux

@Suite struct WatcherTests {
  private static let died =
    "ledsign-watch: ledsign ended with the panels lit; they were made dark\n"

  @Test func makesTheSignDarkWhenTheProgramIsKilled() throws {
    let program = try SampleProgram("watched")
    _ = program.line()
    test_kill(program.process)
    #expect(test_process_wait(program.process) == 128 + 9)
    // The end of standard error also proves that the watcher has gone.
    #expect(program.errorToEnd() == "dark after 1 tries\n" + Self.died)
  }

  @Test func makesTheSignDarkWhenTheProgramForgetsTo() throws {
    let program = try SampleProgram("watched")
    _ = program.line()
    program.endInput()
    #expect(test_process_wait(program.process) == 0)
    #expect(program.errorToEnd() == "dark after 1 tries\n" + Self.died)
  }

  @Test func doesNothingWhenDismissed() throws {
    let program = try SampleProgram("watched")
    _ = program.line()
    program.poke()
    #expect(program.outputToEnd() == "watched\n")
    #expect(test_process_wait(program.process) == 0)
    #expect(program.errorToEnd() == "")
  }

  @Test func triesAgainWhileTheLinesAreBusy() throws {
    let program = try SampleProgram("busy")
    _ = program.line()
    test_kill(program.process)
    #expect(program.errorToEnd() == "dark after 4 tries\n" + Self.died)
    #expect(test_process_wait(program.process) == 128 + 9)
  }

  @Test func givesUpAfterASecondAndSaysWhy() throws {
    let program = try SampleProgram("hopeless")
    _ = program.line()
    test_kill(program.process)
    #expect(
      program.errorToEnd()
        == "ledsign-watch: ledsign ended, and the panels may be lit: line 18 is busy; wait\n")
    #expect(test_process_wait(program.process) == 128 + 9)
  }

  @Test func isOutOfReachOfWhatStopsTheProgram() throws {
    let program = try SampleProgram("watched")
    let watcher = try #require(Int32(program.line()))
    #expect(SampleProgram.name(of: watcher) == "ledsign-watch\n")
    #expect(test_leads_session(watcher))
    test_ask_to_stop(watcher)
    test_kill(program.process)
    #expect(program.errorToEnd() == "dark after 1 tries\n" + Self.died)
    #expect(test_process_wait(program.process) == 128 + 9)
  }

  // Error numbers of Linux on the processors of Raspberry Pis and PCs.
  @Test(arguments: [
    (-24, "Too many open files; allow more open files: ulimit -n 1024"),
    (
      -23,
      "Too many open files in system; end programs that hold many files: sudo lsof tells which"
    ),
    (
      -11,
      "Resource temporarily unavailable; allow the user more processes, or end some: ulimit -u"
    ),
    (-12, "Cannot allocate memory; end other programs, so that memory is free"),
  ])
  func whatThereIsTooLittleOfIsNamedWhenItCannotBeStarted(code: Int32, words: String) {
    #expect(
      Watcher.startError(code).description == "no process to watch this one: \(words)")
  }

  @Test func mayDieFirstWithoutHarmToTheProgram() throws {
    let program = try SampleProgram("lonely")
    test_kill(try #require(Int32(program.line())))
    program.poke()
    #expect(program.outputToEnd() == "not watched\n")
    #expect(test_process_wait(program.process) == 0)
    #expect(program.errorToEnd() == "")
  }
}
