// LedsignBench.swift: what ledsign-bench does with its command line.
// ledsign-bench: ordinary Swift only; no Foundation.

import CPosix

@main
enum LedsignBench {
  static var workloads: [any Workload.Type] {
    [
      MarqueeWorkload<SmallMarquee>.self,
      MarqueeWorkload<ControlledMarquee>.self,
      MarqueeWorkload<LargeMarquee>.self,
      MarqueeWorkload<ShortTextMarquee>.self,
      MarqueeWorkload<LongTextStart>.self,
      MarqueeWorkload<LongTextEnd>.self,
      FadeWorkload.self,
      ModuleRowsWorkload<ShortStrip>.self,
      ModuleRowsWorkload<LongStrip>.self,
      ModuleLinesWorkload.self,
      HUB75Workload.self,
    ]
  }

  static let usage =
    "ledsign-bench [NAME --frames N [--reference] | NAME --writes | gpio --frames N]"

  static func main() {
    do {
      let request = try Request(CommandLine.arguments.dropFirst(), workloads: workloads)
      switch request {
      case .timing: timeAll(workloads)
      case .frames(let workload, let count, let isReference):
        drawOnly(workload, frames: count, isReference: isReference)
      case .gpio(let frames): GPIORefresh.run(frames: frames)
      case .writes(let workload): countWrites(workload)
      }
    } catch {
      fail("\(error.message) (usage: \(usage))", status: 2)
    }
  }
}

/// Ends the program with a message.
func fail(_ message: String, status: Int32) -> Never {
  let text = "ledsign-bench: \(message)\n"
  _ = text.withCString { posix_write_all(2, $0, text.utf8.count) }
  posix_exit(status)
}
