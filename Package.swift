// swift-tools-version: 6.1

import PackageDescription

/// The module that a stand-in replaces, UIKit or AppKit; the end of this file tells more.
let standIn = Context.environment["DI_STAND_IN"]

// Programs for other platforms don't link it.
let storyboards = Target.Dependency.target(
  name: "StoryboardAdapters",
  condition: standIn == nil
    ? .when(platforms: [.iOS, .macCatalyst, .macOS, .tvOS, .visionOS]) : nil)

let package = Package(
  // The original is called DITranquillity: one graph may have both.
  name: "ditranquillity-generations",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "DIEngine", targets: ["DIEngine"]),
    .library(name: "DIv1Compat", targets: ["DIv1Compat"]),
    .library(name: "DIv2Compat", targets: ["DIv2Compat"]),
    .library(name: "DIv3", targets: ["DIv3"]),
    // DIv3 with the asynchronous requests of 6.0.
    .library(name: "DIv3Async", targets: ["DIv3Async"]),
    // With the module that the product of 3.3 to 5.x brought along.
    .library(name: "DITranquillity", targets: ["DITranquillity", "SwiftLazy"]),
    .library(name: "SwiftLazy", targets: ["SwiftLazy"]),
    // For apps in which several frameworks use the library: otherwise each would contain it.
    .library(name: "DIv1CompatDynamic", type: .dynamic, targets: ["DIv1Compat"]),
    .library(name: "DIv2CompatDynamic", type: .dynamic, targets: ["DIv2Compat"]),
    .library(
      name: "DITranquillityDynamic", type: .dynamic,
      targets: ["DITranquillity", "DIv3SwiftUI", "SwiftLazy"]),
    // Properties of SwiftUI views that a container resolves.
    .library(name: "DIv3SwiftUI", targets: ["DIv3SwiftUI"]),
    // Doubles and isolated containers, for tests and previews.
    .library(name: "DIDoubles", targets: ["DIDoubles"]),
    // Doubles with Swift Testing and XCTest: link it to tests only.
    .library(name: "DITestSupport", targets: ["DITestSupport"]),
    // Events of requests, for profilers.
    .library(name: "DITracing", targets: ["DITracing"]),
    // What a graph contains, why, and what is wrong with it: for tests, tools and commands.
    .library(name: "DIGraphTools", targets: ["DIGraphTools"]),
    // `swift package graph`, for packages with an executable made of `GraphCommand`.
    .plugin(name: "GraphPlugin", targets: ["GraphPlugin"]),
    // For the tools of this repository, which are packages of their own: no API for programs.
    .library(name: "_DIGraphRules", targets: ["DIGraphRules"]),
    .library(name: "DIConformance", targets: ["DIConformance"]),
    .executable(name: "di-conformance", targets: ["di-conformance"]),
  ],
  traits: [
    .trait(
      name: "Asynchronous",
      description: """
        The module DITranquillity offers the asynchronous requests of 6.0, too; \
        docs/migration/asynchronous.md tells more.
        """)
  ],
  targets: [
    .target(name: "CDIEngine"),
    .target(name: "DIEngine", dependencies: ["CDIEngine"]),
    .target(name: "CClassScanning"),
    .target(name: "ClassScanning", dependencies: ["CClassScanning", "DIEngine"]),
    .target(name: "StoryboardAdapters", dependencies: ["DIEngine"]),
    .target(name: "DIv1Compat", dependencies: ["ClassScanning", "DIEngine", storyboards]),
    .target(name: "DIv2Compat", dependencies: ["ClassScanning", "DIEngine", storyboards]),
    .target(name: "DIv3MainActor"),
    .target(
      name: "DIv3",
      dependencies: ["ClassScanning", "DIEngine", "DIEngineGraph", "DIGraphRules", "DIv3MainActor"]),
    .target(name: "DIEngineAsync", dependencies: ["CDIEngine", "DIEngine"]),
    // Rules about graphs, and what they say, on plain values.
    .target(name: "DIGraphRules"),
    .target(name: "DIEngineGraph", dependencies: ["DIEngine", "DIGraphRules"]),
    .target(
      name: "DIGraphTools",
      dependencies: ["ClassScanning", "DIEngine", "DIEngineGraph", "DIGraphRules", "DITracing"],
      // The page of a graph is part of the module's code: programs need no bundle.
      resources: [
        "page.html", "page.css", "graph.js", "tree.js", "layout.js", "picture.js", "page.js",
      ].map { .embedInCode("Pictures/Page/\($0)") }),
    .plugin(
      name: "GraphPlugin",
      capability: .command(
        intent: .custom(
          verb: "graph", description: "Asks the executable graph of the package about its graph."))),
    .target(name: "DIv3Async", dependencies: ["DIEngine", "DIEngineAsync", "DIv3"]),
    .target(name: "DIv3Storyboards", dependencies: ["DIEngine", "DIv3", storyboards]),
    .target(
      name: "DITranquillity",
      dependencies: [
        "DIv3", "DIv3Storyboards",
        .target(name: "DIv3Async", condition: .when(traits: ["Asynchronous"])),
      ]),
    .target(name: "SwiftLazy", dependencies: ["DIv3"]),
    // Empty where SwiftUI doesn't exist.
    .target(name: "DIv3SwiftUI", dependencies: ["DIEngine", "DIv3"]),
    .target(name: "DIDoubles", dependencies: ["DIEngine", "DIEngineGraph", "DIv3"]),
    // It rounds. Programs that import Foundation link that library anyway, others don't.
    .target(
      name: "DITracing", dependencies: ["CDIEngine", "DIEngine"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.android, .linux]))]),
    .target(name: "DITestSupport", dependencies: ["DIDoubles", "DIEngine", "DIv3"]),
    // The page of the contracts is part of the module's code: programs need no bundle.
    .target(name: "DIConformance", resources: [.embedInCode("Catalogue/contracts.md")]),
    .target(
      name: "FacadeAdapters",
      dependencies: ["DIConformance", "DIv1Compat", "DIv2Compat", "DIv3", "DIv3Async"]
    ),
    .executableTarget(
      name: "di-conformance", dependencies: ["DIConformance", "DIv3", "FacadeAdapters"]),
    .testTarget(
      name: "DIEngineTests",
      dependencies: [
        "ClassScanning", "DIEngine", "DIEngineGraph", "DIGraphRules", "StoryboardAdapters",
        "TestSupport",
      ],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "DIGraphToolsTests",
      dependencies: [
        "DIDoubles", "DIEngine", "DIGraphTools", "DITracing", "DIv1Compat", "DIv2Compat", "DIv3",
        "DIv3Async",
        "ProcessSettings",
      ]),
    .testTarget(name: "DIv1CompatTests", dependencies: ["DIv1Compat", "TestSupport"]),
    .testTarget(
      name: "DIv2CompatTests",
      dependencies: ["DIEngine", "DIv2Compat", "ProcessSettings", "TestSupport"]),
    .testTarget(
      name: "InteropTests",
      dependencies: [
        "DIDoubles", "DIEngine", "DIv1Compat", "DIv2Compat", "DIv3", "DIv3Async", "ProcessSettings",
        "TestSupport",
      ]),
    .testTarget(
      name: "DIv3Tests",
      dependencies: ["DIv3", "DITranquillity", "SwiftLazy", "ProcessSettings", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "DIv3AsyncTests",
      dependencies: ["DIEngine", "DIv3Async", "ProcessSettings", "TestSupport"]),
    .testTarget(
      name: "DIDoublesTests",
      dependencies: [
        "DIDoubles", "DIEngine", "DIv1Compat", "DIv2Compat", "DIv3", "DIv3Async", "ProcessSettings",
        "TestSupport",
      ]),
    .testTarget(
      name: "DITracingTests",
      dependencies: ["DIEngine", "DITracing", "DIv1Compat", "DIv2Compat", "DIv3", "DIv3Async"]),
    .testTarget(
      name: "DITestSupportTests",
      dependencies: [
        "DIDoubles", "DITestSupport", "DIEngine", "DIv1Compat", "DIv2Compat", "DIv3", "DIv3Async",
      ]),
    .testTarget(
      name: "OriginalDocumentationTests", dependencies: ["DIv1Compat", "DIv2Compat", "DIv3"]),
    .target(name: "TestSupport", dependencies: ["DIEngine"], path: "Tests/Support"),
    .target(name: "PublicDeclarations", path: "Tests/PublicDeclarations"),
    .target(
      name: "ProcessSettings", dependencies: ["DIv3", "ProcessStart"],
      path: "Tests/ProcessSettings"),
    .target(name: "ProcessStart", path: "Tests/ProcessStart"),
    .target(name: "AppTypes", path: "Tests/AppTypes"),
    .testTarget(
      name: "DropInTests",
      dependencies: [
        "AppTypes", "DIv1Compat", "DIv2Compat", "DIv3", "PublicDeclarations", "ProcessSettings",
        "TestSupport",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "DIDoubles", "DIEngine", "DIGraphTools", "DITestSupport", "DITracing", "DIv1Compat",
        "DIv3", "DIv3Async",
        "DITranquillity", "DIConformance", "Pages", "PublicDeclarations", "ProcessSettings",
      ],
      // The plugin puts the code of the pages into these tests, and compiles the results.
      exclude: ["Pages"],
      plugins: ["BlocksOfPages"]),
    .target(name: "Pages", path: "Tests/Pages"),
    .executableTarget(name: "insert-blocks", dependencies: ["Pages"], path: "Tests/InsertBlocks"),
    .plugin(name: "BlocksOfPages", capability: .buildTool(), dependencies: ["insert-blocks"]),
    .testTarget(name: "DropIn6Tests", dependencies: ["DIv3", "ProcessSettings", "TestSupport"]),
    .testTarget(name: "DialectTests", dependencies: ["DIv1Compat"]),
    .executableTarget(
      name: "planted-conformance", dependencies: ["DIConformance"],
      path: "Tests/PlantedConformance"),
    .testTarget(
      name: "DIConformanceTests", dependencies: ["DIConformance", "planted-conformance"]),
    .testTarget(
      name: "ContractTests",
      dependencies: ["DIConformance", "DIv3", "FacadeAdapters", "ProcessSettings"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(macOS)
// A module with a resource imports Foundation and needs a bundle at run time. So the manifest is in a target of its own,
// which other systems, where nobody reads it, don't have.
package.targets.append(
  .target(name: "PrivacyManifest", resources: [.copy("PrivacyInfo.xcprivacy")]))
package.targets.first { $0.name == "DIEngine" }?.dependencies.append("PrivacyManifest")
#endif

// UIKit, AppKit and SwiftUI exist on Apple's systems only. With DI_STAND_IN=UIKit or DI_STAND_IN=AppKit the package has
// stand-ins for that module and for SwiftUI, and the tests that need them instead of the others.
if let platform = standIn {
  let standIns = "Tests/StandIns"
  let users = [
    "StoryboardAdapters", "DIv1Compat", "DIv2Compat", "DIv3", "DIv3Storyboards", "DITranquillity",
    "DropInTests",
  ]
  package.targets.removeAll { $0.type == .test && $0.name != "DropInTests" }
  for target in package.targets where users.contains(target.name) {
    target.dependencies.append(.target(name: platform))
  }
  for target in package.targets where target.name == "DropInTests" {
    target.dependencies += ["DITranquillity", .target(name: "_Testing_\(platform)")]
  }
  for target in package.targets where target.name == "DIv3SwiftUI" {
    target.dependencies += ["Combine", "SwiftUI"]
  }
  package.targets += [
    .target(
      name: platform, path: "\(standIns)/Storyboards",
      exclude: [platform == "UIKit" ? "AppKit" : "UIKit"]),
    .target(name: "_Testing_\(platform)", path: "\(standIns)/Overlay"),
    .target(name: "Combine", path: "\(standIns)/Combine"),
    .target(name: "SwiftUI", dependencies: ["Combine"], path: "\(standIns)/SwiftUI"),
    .testTarget(
      name: "\(platform)Tests",
      dependencies: [
        "DIEngine", "DIv1Compat", "DIv2Compat", "DITranquillity", .target(name: platform),
        .target(name: "_Testing_\(platform)"),
      ]),
    .testTarget(
      name: "DIv3SwiftUITests",
      dependencies: [
        "Combine", "DIDoubles", "DIEngine", "DIv1Compat", "DIv3", "DIv3SwiftUI", "SwiftUI",
      ],
      exclude: ["Pages"],
      plugins: ["BlocksOfPages"]),
  ]
  package.products += [
    .library(name: platform, targets: [platform]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
  ]
}

// With DI_SIMULATOR the package has only the tests that a simulator can run: the contracts on all generations, and modern
// code in Swift 6 mode. The others start processes, or read pages of the repository.
if Context.environment["DI_SIMULATOR"] != nil {
  package.products.removeAll { !["DIv1Compat", "DIv2Compat", "DITranquillity"].contains($0.name) }
  package.targets.removeAll {
    $0.type == .executable || $0.type == .plugin
      || $0.type == .test && !["ContractTests", "DropIn6Tests"].contains($0.name)
  }
  package.targets.first { $0.name == "ContractTests" }?.exclude = ["MigrationTests.swift"]
}

for target in package.targets
where !["BlocksOfPages", "CClassScanning", "CDIEngine", "GraphPlugin", "ProcessStart"]
  .contains(target.name)
{
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  // Old code, and the chapters' snippets, are checked as the code bases that hold them are built.
  if ["OriginalDocumentationTests", "DropInTests", "DocumentationTests"].contains(target.name) {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
  }
  // Files without `import DIv3Async` don't see its requests, which win over the synchronous ones.
  if target.name == "DocumentationTests" {
    target.swiftSettings?.append(.enableUpcomingFeature("MemberImportVisibility"))
  }
  // Its type would be another one in Swift 6 mode; the file tells more.
  if target.name == "DIv3MainActor" {
    target.swiftSettings?.append(.swiftLanguageMode(.v5))
    target.swiftSettings?.append(.enableUpcomingFeature("StrictConcurrency"))
  }
}
