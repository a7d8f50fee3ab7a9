// ChainFrames.swift: frames of a sign as its chains of panels take them.
// ledsign: joins the modules; no Foundation. Moving a frame allocates nothing.

import SignPanels
import SignPrimitives

/// Moves frames of a sign into the bitmaps that its driver takes, one a chain.
struct ChainFrames {
  let map: PanelMap
  private var chains: [Bitmap]
  private var stretched: [Bitmap] = []
  private let multiplex: MultiplexMap?

  /// Makes the bitmaps.
  ///
  /// - Throws: ``Failure/input(_:)`` when the sign is larger than a bitmap.
  init(_ panels: PanelDescription) throws(Failure) {
    map = PanelMap(panels.layout)
    if case .hub75(_, let multiplex) = panels.kind, !multiplex.isIdentity {
      self.multiplex = multiplex
    } else {
      multiplex = nil
    }
    do {
      chains = try map.makeChains()
      if let multiplex {
        for _ in chains { stretched.append(try multiplex.makeStretched()) }
      }
    } catch {
      throw .input("the panels are more than \(Bitmap.maximumSide) px side by side; use fewer")
    }
  }

  /// The bitmaps, as the frame that was moved last made them; dark at first.
  var bitmaps: [Bitmap] { multiplex == nil ? chains : stretched }

  /// Moves a frame of the size of the sign.
  mutating func move(_ canvas: Bitmap) {
    map.apply(canvas, into: &chains)
    guard let multiplex else { return }
    for chain in chains.indices { multiplex.apply(chains[chain], into: &stretched[chain]) }
  }
}
