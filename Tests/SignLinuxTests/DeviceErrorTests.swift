// DeviceErrorTests.swift: what users read when a device fails.

import SignLinux
import Testing

@Suite struct DeviceErrorTests {
  @Test func saysWhatToDoAfterASemicolon() {
    let error = DeviceError("line 8 is busy", remedy: "take another line")
    #expect(error.description == "line 8 is busy; take another line")
  }
}
