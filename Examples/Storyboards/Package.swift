// swift-tools-version: 6.1

import PackageDescription

// The library as compiled for UIKit, or for AppKit with STAND_IN=AppKit in the environment: its own
// sources, and stand-ins for the few platform classes that they use.
let standIn = Context.environment["STAND_IN"] ?? "UIKit"

let package = Package(
  name: "Storyboards",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: standIn, targets: [standIn]),
    .library(name: "DIv1Compat", targets: ["DIv1Compat"]),
    .library(name: "DIv2Compat", targets: ["DIv2Compat"]),
    .library(name: "DITranquillity", targets: ["DITranquillity", "SwiftLazy"]),
    .library(name: "SwiftLazy", targets: ["SwiftLazy"]),
    .library(name: "DIGraphTools", targets: ["DIGraphTools"]),
  ],
  targets: [
    .target(name: standIn, path: "StandIn/\(standIn)"),
    .target(name: "_Testing_\(standIn)", path: "StandIn/Overlay"),
    .target(name: "CDIEngine"),
    .target(name: "DIEngine", dependencies: ["CDIEngine"]),
    .target(name: "DIGraphRules"),
    .target(name: "DIEngineGraph", dependencies: ["DIEngine", "DIGraphRules"]),
    .target(name: "CClassScanning"),
    .target(name: "ClassScanning", dependencies: ["CClassScanning", "DIEngine"]),
    .target(name: "DITracing", dependencies: ["CDIEngine", "DIEngine"]),
    .target(
      name: "DIGraphTools",
      dependencies: ["ClassScanning", "DIEngine", "DIEngineGraph", "DIGraphRules", "DITracing"],
      resources: ["html", "css", "js"].map { .embedInCode("Pictures/Page/page.\($0)") }),
    .target(
      name: "StoryboardAdapters", dependencies: ["DIEngine", .target(name: standIn)]),
    .target(
      name: "DIv1Compat",
      dependencies: ["ClassScanning", "DIEngine", "StoryboardAdapters", .target(name: standIn)]),
    .target(
      name: "DIv2Compat",
      dependencies: ["ClassScanning", "DIEngine", "StoryboardAdapters", .target(name: standIn)]),
    .target(name: "DIv3MainActor"),
    .target(
      name: "DIv3",
      dependencies: [
        "ClassScanning", "DIEngine", "DIEngineGraph", "DIGraphRules", "DIv3MainActor",
        .target(name: standIn),
      ]),
    .target(
      name: "DIv3Storyboards",
      dependencies: ["DIEngine", "DIv3", "StoryboardAdapters", .target(name: standIn)]),
    .target(
      name: "DITranquillity", dependencies: ["DIv3", "DIv3Storyboards", .target(name: standIn)]),
    .target(name: "SwiftLazy", dependencies: ["DIv3"]),
    .testTarget(
      name: "\(standIn)Tests",
      dependencies: [
        "DIEngine", "DIv1Compat", "DIv2Compat", "DITranquillity", .target(name: standIn),
        .target(name: "_Testing_\(standIn)"),
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

// Old code is tested with the settings of old code bases.
if standIn == "UIKit" {
  package.targets.append(
    .testTarget(
      name: "DropInTests",
      dependencies: [
        "DIv1Compat", "DIv2Compat", "DITranquillity", "UIKit", "_Testing_UIKit",
      ],
      exclude: ["CompletenessTests.swift", "ProcessSettingsTests.swift"]
        + [1, 2].flatMap { ["Version\($0)Declarations.swift", "Version\($0)Implementers.swift"] }
        + [1, 2, 3].map { "Version\($0)AppTypes.swift" }
        + ["Actors", "Declarations", "Values"].map { "Version3\($0).swift" }
        + ["Closures", "ContextTests", "Functions", "Gauges"].map { "MainActor\($0).swift" },
      swiftSettings: [.swiftLanguageMode(.v5)]))
}
