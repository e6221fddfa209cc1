// swift-tools-version: 6.1

import PackageDescription

// The library with the tests that a simulator can run: the contracts on all three generations, and
// modern code in Swift 6 mode. The other suites contain tests that expect the process to end; they
// need a platform that can start processes.
let package = Package(
  name: "Simulator",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  // With several products, Xcode creates the scheme `Simulator-Package`, which includes the tests.
  products: ["DIv1Compat", "DIv2Compat", "DITranquillity"].map {
    .library(name: $0, targets: [$0])
  },
  targets: [
    .target(name: "CDIEngine"),
    .target(name: "DIEngine", dependencies: ["CDIEngine"]),
    .target(name: "CClassScanning"),
    .target(name: "ClassScanning", dependencies: ["CClassScanning", "DIEngine"]),
    .target(name: "StoryboardAdapters", dependencies: ["DIEngine"]),
    .target(name: "DIv1Compat", dependencies: ["ClassScanning", "DIEngine", "StoryboardAdapters"]),
    .target(name: "DIv2Compat", dependencies: ["ClassScanning", "DIEngine", "StoryboardAdapters"]),
    .target(name: "DIv3MainActor"),
    .target(
      name: "DIv3",
      dependencies: ["ClassScanning", "DIEngine", "DIEngineGraph", "DIGraphRules", "DIv3MainActor"]),
    .target(name: "DIEngineAsync", dependencies: ["CDIEngine", "DIEngine"]),
    .target(name: "DIGraphRules"),
    .target(name: "DIEngineGraph", dependencies: ["DIEngine", "DIGraphRules"]),
    .target(name: "DIv3Async", dependencies: ["DIEngine", "DIEngineAsync", "DIv3"]),
    .target(name: "DIv3Storyboards", dependencies: ["DIEngine", "DIv3", "StoryboardAdapters"]),
    .target(name: "DITranquillity", dependencies: ["DIv3", "DIv3Storyboards"]),
    .target(name: "DIConformance", resources: [.embedInCode("Catalogue/contracts.md")]),
    .target(
      name: "FacadeAdapters",
      dependencies: ["DIConformance", "DIv1Compat", "DIv2Compat", "DIv3", "DIv3Async"]
    ),
    .target(
      name: "ProcessSettings", dependencies: ["DIv3", "ProcessStart"],
      path: "Tests/ProcessSettings"),
    .target(name: "ProcessStart", path: "Tests/ProcessStart"),
    .testTarget(
      name: "ContractTests",
      dependencies: ["DIConformance", "DIv3", "FacadeAdapters", "ProcessSettings"],
      // The tests read pages of the repository.
      exclude: ["MigrationTests.swift"]
    ),
    .testTarget(name: "DropIn6Tests", dependencies: ["DIv3", "ProcessSettings"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets
where !["CClassScanning", "CDIEngine", "ProcessStart"].contains(target.name) {
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
