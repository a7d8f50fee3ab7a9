// WaveSignal.swift: the names that signals have in wave art.
// SignSimulator: no elements, no Linux GPIO.

public import SignPanels

/// A signal that has a name in wave art.
public protocol WaveSignal: PanelSignal {
  /// Letters, digits and `_`, in capitals, different for every signal.
  var waveName: String { get }
}

extension MAX7219Signal: WaveSignal {
  /// The name on the chip.
  public var waveName: String {
    switch self {
    case .din: "DIN"
    case .clk: "CLK"
    case .load: "LOAD"
    }
  }
}

extension HUB75Signal: WaveSignal {
  /// The name on the connector; `_2` and `_3` are the second and third chain.
  public var waveName: String {
    switch self {
    case .oe: return "OE"
    case .clk: return "CLK"
    case .lat: return "LAT"
    case .a: return "A"
    case .b: return "B"
    case .c: return "C"
    case .d: return "D"
    case .e: return "E"
    default:
      let place = Int(rawValue - HUB75Signal.r1.rawValue)
      let name = ["R1", "G1", "B1", "R2", "G2", "B2"][place % 6]
      return name + ["", "_2", "_3"][place / 6]
    }
  }
}

extension HUB12Signal: WaveSignal {
  /// The name on the connector.
  public var waveName: String {
    switch self {
    case .oe: "OE"
    case .a: "A"
    case .b: "B"
    case .clk: "CLK"
    case .lat: "LAT"
    case .r: "R"
    }
  }
}
