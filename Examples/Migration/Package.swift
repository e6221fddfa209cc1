// swift-tools-version: 6.1

import PackageDescription

let v1: Target.Dependency = .product(name: "DIv1Compat", package: "DITranquillity")
let v2: Target.Dependency = .product(name: "DIv2Compat", package: "DITranquillity")
let modern: Target.Dependency = .product(name: "DITranquillity", package: "DITranquillity")
let engine: Target.Dependency = .product(name: "DIEngine", package: "DITranquillity")

/// Makes `import DITranquillity` in old sources refer to release 1.
let meansVersion1: SwiftSetting = .unsafeFlags(["-module-alias", "DITranquillity=DIv1Compat"])

let package = Package(
  name: "Migration",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    .target(name: "Bakery"),
    .target(name: "Behaviour", dependencies: ["Bakery"]),
    .target(
      name: "Step1", dependencies: ["Bakery", "Behaviour", v1], swiftSettings: [meansVersion1]),
    .target(
      name: "Step2", dependencies: ["Bakery", "Behaviour", v1, v2, engine],
      swiftSettings: [meansVersion1]),
    .target(name: "Step3", dependencies: ["Bakery", "Behaviour", v2, modern]),
    .target(name: "Step4", dependencies: ["Bakery", "Behaviour", modern]),
    // Checks a step.
    .executableTarget(
      name: "bakery", dependencies: ["Behaviour", "Step1", "Step2", "Step3", "Step4"]),
    // Answers questions about the graph of a step.
    .executableTarget(
      name: "graph",
      dependencies: [
        "Step1", "Step2", "Step3", "Step4", engine,
        .product(name: "DIGraphTools", package: "DITranquillity"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
