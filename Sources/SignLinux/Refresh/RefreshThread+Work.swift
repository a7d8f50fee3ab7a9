// RefreshThread+Work.swift: what the refresh thread does, compiled for the driver's own bus.
// SignLinux: integers only; no files but devices, no elements, no fonts. Nothing here allocates.

extension RefreshThread where Driver: ~Copyable {
  @inlinable
  func run() {
    control.applyOptions()
    drive(driver.move())
    driver.deallocate()
    control.ended()
  }

  /// Refreshes to the end and lets the driver go.
  @inlinable
  func drive(_ driver: consuming Driver) {
    do throws(Driver.Failure) {
      try refresh(&driver)
      try driver.end()
    } catch {
      reason = error
      do { try driver.end() } catch { darken() }
    }
  }

  @inlinable
  func refresh(_ driver: inout Driver) throws(Driver.Failure) {
    try driver.begin()
    while true {
      switch control.nextTurn() {
      case .refresh:
        if let percent = control.newBrightness() { driver.changeBrightness(to: percent) }
        try control.mailbox.withNewest { (chains) throws(Driver.Failure) in
          try driver.refresh(chains)
        }
        control.pause()
      case .blank:
        try driver.blank()
        control.becameDark()
      case .wait: control.wait()
      case .end: return
      }
    }
  }
}
