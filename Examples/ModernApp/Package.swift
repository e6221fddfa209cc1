// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "ModernApp",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .executable(name: "cairn", targets: ["Cairn"]),
    // Answers questions about the app's graph.
    .executable(name: "graph", targets: ["graph"]),
  ],
  // The library, which DI_STAND_IN=UIKit compiles with a stand-in for UIKit; the app uses it.
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    .target(name: "CairnCore"),
    .target(name: "CairnNetwork", dependencies: ["CairnCore"]),
    .target(name: "CairnStorage", dependencies: ["CairnCore", "CairnNetwork"]),
    .target(name: "CairnExplore", dependencies: ["CairnCore", "CairnNetwork", "CairnStorage"]),
    // A feature that doesn't use Swift 6 yet. It imports lazies and providers from the module
    // SwiftLazy, as before; the product DITranquillity includes that module.
    .target(
      name: "CairnBooking",
      dependencies: ["CairnCore", "CairnNetwork", "CairnStorage"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "CairnApp",
      dependencies: ["CairnCore", "CairnNetwork", "CairnStorage", "CairnExplore", "CairnBooking"]
    ),
    .executableTarget(
      name: "Cairn",
      dependencies: ["CairnApp", "CairnBooking", "CairnCore", "CairnExplore"]
    ),
    .executableTarget(
      name: "graph",
      dependencies: ["CairnApp", .product(name: "DIGraphTools", package: "DITranquillity")]),
    .testTarget(
      name: "CairnAppTests",
      dependencies: [
        "CairnApp", "CairnBooking", "CairnCore", "CairnExplore", "CairnNetwork", "CairnStorage",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.dependencies.append(.product(name: "DITranquillity", package: "DITranquillity"))
  target.dependencies.append(.product(name: "UIKit", package: "DITranquillity"))
}
