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
    .library(name: "FrameText", targets: ["FrameText"]),
    .library(name: "SignFile", targets: ["SignFile"]),
    .library(name: "SignSimulator", targets: ["SignSimulator"]),
  ],
  targets: [
    .target(name: "SignPrimitives", swiftSettings: embedded),
    .target(name: "SignCore", dependencies: ["SignPrimitives"], swiftSettings: embedded),
    .target(name: "FrameText", dependencies: ["SignPrimitives"], swiftSettings: embedded),
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(
      name: "SignFile", dependencies: ["SignPrimitives", "CJansson"], swiftSettings: embedded),
    .target(name: "CPosix"),
    .target(
      name: "SignSimulator", dependencies: ["SignPrimitives", "FrameText", "CPosix"],
      swiftSettings: embedded),
    .testTarget(
      name: "SignPrimitivesTests", dependencies: ["SignPrimitives"], swiftSettings: strict),
    .testTarget(
      name: "FrameTextTests", dependencies: ["FrameText", "SignPrimitives"], swiftSettings: strict),
    .testTarget(name: "SignFileTests", dependencies: ["SignFile"], swiftSettings: strict),
    .testTarget(name: "CPosixTests", dependencies: ["CPosix"], swiftSettings: strict),
    .testTarget(
      name: "SignSimulatorTests",
      dependencies: ["SignSimulator", "SignPrimitives", "FrameText", "CPosix"],
      swiftSettings: strict),
  ]
)
