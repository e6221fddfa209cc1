// swift-tools-version: 6.1

import PackageDescription

// The library's module for SwiftUI, and an app that uses it, compiled with a stand-in of the part of SwiftUI that they
// need.
let package = Package(
  name: "SwiftUIApp",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  targets: [
    .target(name: "Combine", path: "StandIn/Combine"),
    .target(name: "SwiftUI", dependencies: ["Combine"], path: "StandIn/SwiftUI"),
    .target(name: "CDIEngine"),
    .target(name: "DIEngine", dependencies: ["CDIEngine"]),
    .target(name: "DIGraphRules"),
    .target(name: "DIEngineGraph", dependencies: ["DIEngine", "DIGraphRules"]),
    .target(name: "CClassScanning"),
    .target(name: "ClassScanning", dependencies: ["CClassScanning", "DIEngine"]),
    .target(name: "DIv3MainActor"),
    .target(
      name: "DIv3",
      dependencies: ["ClassScanning", "DIEngine", "DIEngineGraph", "DIGraphRules", "DIv3MainActor"]),
    .target(name: "DIv1Compat", dependencies: ["ClassScanning", "DIEngine"]),
    .target(name: "DIDoubles", dependencies: ["DIEngine", "DIEngineGraph", "DIv3"]),
    .target(name: "DIv3SwiftUI", dependencies: ["Combine", "DIEngine", "DIv3", "SwiftUI"]),
    // The services and models of an app, and its views twice: with a container, and wired by hand.
    .target(name: "ReadingRoom"),
    .target(
      name: "ReadingRoomViews",
      dependencies: ["DIv3", "DIv3SwiftUI", "ReadingRoom", "SwiftUI"]),
    .target(name: "ReadingRoomByHand", dependencies: ["ReadingRoom", "SwiftUI"]),
    .testTarget(
      name: "ReadingRoomTests",
      dependencies: [
        "DIDoubles", "DIv3", "DIv3SwiftUI", "ReadingRoom", "ReadingRoomByHand",
        "ReadingRoomViews", "SwiftUI",
      ]),
    .testTarget(
      name: "DIv3SwiftUITests",
      dependencies: [
        "Combine", "DIDoubles", "DIEngine", "DIv1Compat", "DIv3", "DIv3SwiftUI", "SwiftUI",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where !["CClassScanning", "CDIEngine"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  if target.name == "DIv3MainActor" {
    target.swiftSettings?.append(.swiftLanguageMode(.v5))
    target.swiftSettings?.append(.enableUpcomingFeature("StrictConcurrency"))
  }
}
