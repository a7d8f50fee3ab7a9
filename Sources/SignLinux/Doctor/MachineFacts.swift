// MachineFacts.swift: what is known of a machine that is to drive panels.
// SignLinux: integers only; no elements, no fonts, no words for people.

/// What is known of a machine that is to drive panels.
///
/// Nothing here is judged. What could not be read is nil, or the empty value that its description
/// names, so that facts can be made up in tests.
public struct MachineFacts: Hashable, Sendable {
  /// The name of the board in the device tree, such as `Raspberry Pi 4 Model B Rev 1.4`.
  public var model: String?
  /// The release of the kernel, such as `6.6.51+rpt-rpi-v8`.
  public var kernel: String?
  /// The path of the Raspberry Pi's `config.txt`; nil if there is none.
  public var configuration: String?
  /// The version of libgpiod that this program has; nil if it was built without.
  public var libgpiod: String?
  /// The GPIO chips, by the number in their names.
  public var chips: [ChipFacts] = []
  /// The lines asked for, in that order; empty when their chip could not be opened.
  public var lines: [LineFacts] = []
  /// Whether the owners of pins could be read, which only root may.
  public var knowsPinOwners = false
  /// Who runs the program.
  public var account = AccountFacts()
  /// The serial device asked for; nil if none was.
  public var serial: SerialFacts?
  /// The devices of the kernel's buses.
  public var buses = BusFacts()
  /// The processors, and how they are shared.
  public var processors = ProcessorFacts()
  /// The supply voltage, as the machine judges it.
  public var supply = SupplyFacts.unknown
  /// Whether the driver of the headphone socket, which needs PWM, is loaded.
  public var hasSoundDriver = false

  /// Creates facts that say nothing.
  public init() {}

  /// The first chip that a list asks for.
  ///
  /// A word with a leading `/` is the path of a chip, any other its label or name.
  public func chip(among wanted: [String]) -> ChipFacts? {
    for word in wanted {
      if let chip = chips.first(where: { $0.path == word || $0.label == word || $0.name == word }) {
        return chip
      }
    }
    return nil
  }
}

/// Whether a device can be used.
public enum DeviceAccess: Hashable, Sendable {
  /// It can be opened for reading and writing.
  case open
  /// There is no such device.
  case missing
  /// The permissions do not allow it.
  case forbidden
  /// It cannot be opened for another reason, in the system's words.
  case failed(String)
}

/// A GPIO chip.
public struct ChipFacts: Hashable, Sendable {
  /// The path of its device, such as `/dev/gpiochip0`.
  public var path: String
  /// Whether it can be used.
  public var access: DeviceAccess
  /// The label that its driver gives it; nil unless it could be opened.
  public var label: String?
  /// How many lines it has; 0 unless it could be opened.
  public var lineCount = 0

  /// Creates a chip of which nothing but its access is known.
  public init(path: String, access: DeviceAccess) {
    self.path = path
    self.access = access
  }

  /// The kernel's name, such as `gpiochip0`.
  public var name: String { lastPart(ofPath: path) }
}

/// What follows the last slash of a path.
func lastPart(ofPath path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(path[path.utf8.index(after: slash)...])
}

/// A line that is asked for.
public struct LineFacts: Hashable, Sendable {
  /// What the kernel says of a line.
  public enum State: Hashable, Sendable {
    /// Nobody has it.
    case free
    /// Someone has it: the name that the kernel keeps, which is empty for the function of a
    /// peripheral on a kernel that protects such pins.
    case used(by: String)
    /// The chip has no such line.
    case missing
    /// The kernel does not tell.
    case unknown
  }

  /// The signal and the offset.
  public var line: MachineQuestion.Line
  /// What the kernel says of it.
  public var state: State
  /// The device whose function the pin has, such as `fe204000.spi`; nil if there is none, or if it
  /// is not known.
  public var owner: String?

  /// Creates a line.
  public init(_ line: MachineQuestion.Line, _ state: State, owner: String? = nil) {
    self.line = line
    self.state = state
    self.owner = owner
  }
}

/// Who runs the program.
public struct AccountFacts: Hashable, Sendable {
  /// A group that may use devices.
  public struct Group: Hashable, Sendable {
    /// Whether the system has it.
    public var exists = false
    /// Whether this process has it.
    public var isHeld = false
    /// Whether the user is listed in it, so that a new session would have it.
    public var isListed = false

    /// Creates a group that does not exist.
    public init() {}
  }

  /// The name of the user; nil if it is not known.
  public var name: String?
  /// Whether the process may do everything.
  public var isRoot = false
  /// The group `gpio`.
  public var gpio = Group()
  /// The group `spi`.
  public var spi = Group()

  /// Creates an account of which nothing is known.
  public init() {}
}

/// A device of spidev.
public struct SerialFacts: Hashable, Sendable {
  /// Its path.
  public var path: String
  /// Whether it can be used.
  public var access: DeviceAccess
  /// The last part of the path, such as `spidev0.0`.
  public var name: String { lastPart(ofPath: path) }
  /// The most bytes that spidev takes in a message; nil if it is not known.
  public var bufferSize: Int?
  /// Whether another ledsign drives it.
  public var isDriven = false

  /// Creates a device.
  public init(path: String, access: DeviceAccess, bufferSize: Int? = nil) {
    self.path = path
    self.access = access
    self.bufferSize = bufferSize
  }
}

/// The devices of the kernel's buses, from which it can be guessed who has which pins.
public struct BusFacts: Hashable, Sendable {
  /// The names of spidev's devices, such as `spidev0.0`, in alphabetical order.
  public var serial: [String] = []
  /// Whether `/dev/i2c-1` exists, the bus on the header.
  public var hasI2C = false
  /// Which of `serial0` and `ttyAMA0` exist: the UART of the header is the first before the Pi 5,
  /// whose `serial0` is at a plug of its own, and the second on it.
  public var uarts: [String] = []
  /// Whether a 1-wire bus is driven by a line.
  public var hasOneWire = false

  /// Creates facts of a machine without buses.
  public init() {}
}

/// The processors, and how they are shared.
public struct ProcessorFacts: Hashable, Sendable {
  /// How many there are; 0 if it is not known.
  public var count = 0
  /// Those that the kernel keeps free of other work, as it lists them; empty if there are none.
  public var isolated = ""
  /// The highest real-time priority that the process may take, 0...99; nil if it is not known.
  public var realtimePriority: Int?
  /// How long the kernel lets ordinary threads have each period, microseconds; 0 if never.
  public var realtimePause = 0
  /// How long such a period is, microseconds; 0 if it is not known.
  public var realtimePeriod = 0

  /// Creates facts of processors of which nothing is known.
  public init() {}
}

/// The supply voltage, as the machine judges it.
public enum SupplyFacts: Hashable, Sendable {
  /// The machine does not tell.
  case unknown
  /// High enough since the start.
  case sufficient
  /// Too low at some time since the start, but not now.
  case wasLow
  /// Too low now.
  case isLow
}
