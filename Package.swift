// swift-tools-version: 6.2
// Package.swift: the Swift modules of ledsign; the README shows which may import which.
import PackageDescription

/// Settings of every target: one language, imports that stay private unless said otherwise.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Settings of everything that must also compile in Embedded Swift mode.
let embedded: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "ledsign",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SignPrimitives", targets: ["SignPrimitives"]),
    .library(name: "SignCore", targets: ["SignCore"]),
    .library(name: "SignFonts", targets: ["SignFonts"]),
    .library(name: "FrameText", targets: ["FrameText"]),
    .library(name: "SignPanels", targets: ["SignPanels"]),
    .library(name: "SignFile", targets: ["SignFile"]),
    .library(name: "SignSimulator", targets: ["SignSimulator"]),
    .library(name: "SignLinux", targets: ["SignLinux"]),
    .library(name: "SignTesting", targets: ["SignTesting"]),
    .executable(name: "ledsign", targets: ["ledsign"]),
  ],
  traits: [
    .default(enabledTraits: ["GPIO"]),
    .trait(
      name: "GPIO",
      description: "Drives GPIO lines through libgpiod, on Linux; without it SPI is left."),
  ],
  targets: [
    // Everywhere, microcontrollers included.
    .target(name: "SignPrimitives", swiftSettings: embedded),
    .target(name: "SignCore", dependencies: ["SignPrimitives"], swiftSettings: embedded),
    .target(
      name: "SignFonts", dependencies: ["SignPrimitives", "SignCore"], exclude: ["Art"],
      swiftSettings: embedded),
    .target(name: "FrameText", dependencies: ["SignPrimitives"], swiftSettings: embedded),

    .target(name: "SignPanels", dependencies: ["SignPrimitives"], swiftSettings: embedded),

    // On a computer.
    .target(name: "CPosix"),
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(
      name: "SignFile",
      dependencies: [
        "SignPrimitives", "SignCore", "SignFonts", "FrameText", "SignPanels", "CPosix", "CJansson",
      ],
      swiftSettings: embedded),
    .target(
      name: "SignSimulator",
      dependencies: ["SignPrimitives", "FrameText", "SignPanels", "CPosix"],
      swiftSettings: embedded),
    .target(
      name: "CLinux",
      cSettings: [.define("LEDSIGN_GPIO", .when(platforms: [.linux], traits: ["GPIO"]))],
      linkerSettings: [.linkedLibrary("gpiod", .when(platforms: [.linux], traits: ["GPIO"]))]),
    .target(
      name: "SignLinux", dependencies: ["SignPrimitives", "SignPanels", "CPosix", "CLinux"],
      swiftSettings: embedded),
    .executableTarget(
      name: "ledsign",
      dependencies: [
        "SignPrimitives", "SignCore", "SignFonts", "SignPanels", "SignFile",
        "SignSimulator", "SignLinux", "CPosix",
      ],
      swiftSettings: embedded),

    // For tests and developers.
    .target(
      name: "SignTesting", dependencies: ["SignPrimitives", "SignCore", "FrameText", "CPosix"],
      swiftSettings: strict),
    .target(name: "CReference"),
    .executableTarget(
      name: "ledsign-bench",
      dependencies: [
        "SignPrimitives", "SignCore", "SignFonts", "SignPanels", "SignLinux", "CPosix",
        "CReference",
      ],
      swiftSettings: strict,
      // Debian's valgrind, which counts its instructions, cannot read this compiler's DWARF 5.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"], .when(platforms: [.linux]))]),
    .target(name: "CAllocationCounter"),
    .target(name: "CTestHost"),
    .target(name: "CTestProcess"),
    .executableTarget(
      name: "refresh-sample", dependencies: ["SignLinux", "SignPrimitives", "CPosix"],
      path: "Tests/RefreshSample", swiftSettings: strict),
    .executableTarget(name: "fontgen", path: "tools/fontgen", swiftSettings: strict),

    .testTarget(
      name: "SignPrimitivesTests", dependencies: ["SignPrimitives"], swiftSettings: strict),
    .testTarget(
      name: "SignCoreTests",
      dependencies: ["SignCore", "SignFonts", "SignPrimitives", "CAllocationCounter"],
      swiftSettings: strict),
    .testTarget(
      name: "SignFontsTests",
      dependencies: ["SignFonts", "FrameText", "SignCore", "SignPrimitives", "CPosix"],
      swiftSettings: strict),
    .testTarget(
      name: "FrameTextTests", dependencies: ["FrameText", "SignPrimitives"], swiftSettings: strict),
    .testTarget(
      name: "SignFileTests",
      dependencies: ["SignFile", "SignPrimitives", "SignCore", "SignPanels", "CPosix", "CJansson"],
      swiftSettings: strict),
    .testTarget(
      name: "SignPanelsTests",
      dependencies: [
        "SignPanels", "SignSimulator", "SignPrimitives", "FrameText", "CAllocationCounter",
      ],
      swiftSettings: strict),
    .testTarget(name: "CPosixTests", dependencies: ["CPosix"], swiftSettings: strict),
    .testTarget(
      name: "SignSimulatorTests",
      dependencies: ["SignSimulator", "SignPrimitives", "FrameText", "CPosix"],
      swiftSettings: strict),
    .testTarget(
      name: "SignTestingTests",
      dependencies: ["SignTesting", "SignPrimitives", "SignCore", "FrameText", "CPosix"],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "SignLinuxTests",
      dependencies: [
        "SignLinux", "SignPrimitives", "SignPanels", "SignSimulator", "CPosix", "CTestHost",
        "CAllocationCounter", "CTestProcess", "CLinux", "refresh-sample",
      ], swiftSettings: strict),
    .testTarget(
      name: "LedsignTests",
      dependencies: [
        "ledsign", "SignCore", "SignFile", "SignLinux", "SignPanels", "SignPrimitives",
        "SignSimulator", "CAllocationCounter", "CPosix", "CTestHost",
      ], swiftSettings: strict),
    .testTarget(
      name: "HardwareTests",
      dependencies: [
        "ledsign", "SignCore", "SignFile", "SignPanels", "SignPrimitives", "SignSimulator",
        "CPosix",
      ], swiftSettings: strict),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "SignCore", "SignFonts", "SignFile", "SignPrimitives", "SignSimulator", "SignTesting",
      ],
      exclude: ["Snapshots"], swiftSettings: strict),
  ]
)
