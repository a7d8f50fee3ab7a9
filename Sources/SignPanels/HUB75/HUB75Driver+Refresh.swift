// HUB75Driver+Refresh.swift: the loops of a refresh.
// SignPanels: integers only; no Linux, no fonts, no elements. Nothing here allocates.

public import SignPrimitives

extension HUB75Driver where Bus: ~Copyable {
  /// What a throwing closure did.
  @inlinable
  @inline(__always)
  static func attempt(_ body: () throws(Bus.Failure) -> Void) -> Result<Void, Bus.Failure> {
    do {
      try body()
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  /// One refresh of two planes of up to three chains.
  @inlinable
  @inline(never)
  static func showMixed(
    _ black: [Bitmap], _ white: [Bitmap], _ plan: HUB75Plan, after isLatched: Bool,
    on bus: inout Bus
  ) -> Result<Void, Bus.Failure> {
    withThreeChains(black) { black in
      withThreeChains(white) { white in
        plan.levels.withUnsafeBufferPointer { levels in
          let first = PlaneColumns(black: black.0, white: white.0)
          if black.count == 1 {
            let source = GrayColumns(
              first, stride: black.stride, scan: plan.scan, levels: levels.baseAddress!)
            return attempt { () throws(Bus.Failure) in
              try show(source, plan, after: isLatched, on: &bus)
            }
          }
          let source = MixedColumns(
            first, PlaneColumns(black: black.1, white: white.1),
            PlaneColumns(black: black.2, white: white.2), stride: black.stride, scan: plan.scan,
            levels: levels.baseAddress!)
          return attempt { () throws(Bus.Failure) in
            try show(source, plan, after: isLatched, on: &bus)
          }
        }
      }
    }
  }

  /// The words of three chains, those of a row `stride` apart, and how many chains there are.
  @usableFromInline
  typealias Rows = (
    UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>, stride: Int, count: Int
  )

  /// Lends the rows of three chains; the first one stands for those that do not exist.
  @inlinable
  static func withThreeChains<Answer>(_ chains: [Bitmap], _ body: (Rows) -> Answer) -> Answer {
    let second = chains.count > 1 ? 1 : 0
    let third = chains.count > 2 ? 2 : 0
    return chains[0].withWords { one in
      chains[second].withWords { two in
        chains[third].withWords { three in
          body(
            (
              one.baseAddress!, two.baseAddress!, three.baseAddress!, stride: chains[0].stride,
              count: chains.count
            ))
        }
      }
    }
  }

  /// One refresh: of every address its columns, then the change to it in the dark.
  ///
  /// - Parameter isLatched: Whether there is a row to be lit while the first one is shifted.
  @inlinable
  @inline(never)
  static func show<Source: ColumnSource>(
    _ source: Source, _ plan: HUB75Plan, after isLatched: Bool, on bus: inout Bus
  ) throws(Bus.Failure) {
    try plan.runs.withUnsafeBufferPointer { (runs) throws(Bus.Failure) in
      try plan.addressing.writes.withUnsafeBufferPointer { (writes) throws(Bus.Failure) in
        try plan.addressing.starts.withUnsafeBufferPointer { (starts) throws(Bus.Failure) in
          var source = source
          var row = 0
          var enable = isLatched ? plan.enable : []
          while row < plan.scan {
            try shift(&source, row: row, runs, plan, enable: enable, to: &bus)
            if plan.isLitAtEnd { try bus.write(plan.enable, mask: plan.enable) }
            enable = plan.enable
            var index = starts[row]
            while index < starts[row &+ 1] {
              try bus.write(writes[index].high, mask: writes[index].mask)
              index &+= 1
            }
            try bus.write(plan.latch, mask: plan.latch)
            try bus.write([], mask: plan.latch)
            row &+= 1
          }
        }
      }
    }
  }

  /// The columns of one address: two writes each, so that no data changes with the edge that
  /// takes it.
  ///
  /// - Parameter enable: The output enable if the row before is lit meanwhile, or no line.
  @inlinable
  @inline(__always)
  static func shift<Source: ColumnSource>(
    _ source: inout Source, row: Int, _ runs: UnsafeBufferPointer<ColumnRun>, _ plan: HUB75Plan,
    enable: LineSet, to bus: inout Bus
  ) throws(Bus.Failure) {
    let (clock, mask) = (plan.clock, plan.dataAndClock)
    for run in runs {
      if !run.goesOn { source.load(row: row, word: run.word, shift: run.shift) }
      try bus.write(
        LineSet(rawValue: source.next().rawValue | run.enable.rawValue),
        mask: LineSet(rawValue: mask.rawValue | (run.enableMask.rawValue & enable.rawValue)))
      try bus.write(clock, mask: clock)
      var left = run.count &- 1
      while left > 0 {
        try bus.write(source.next(), mask: mask)
        try bus.write(clock, mask: clock)
        left &-= 1
      }
    }
  }
}
