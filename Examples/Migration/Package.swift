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
    .executableTarget(
      name: "Step1", dependencies: ["Bakery", "Behaviour", v1], swiftSettings: [meansVersion1]),
    .executableTarget(
      name: "Step2", dependencies: ["Bakery", "Behaviour", v1, v2, engine],
      swiftSettings: [meansVersion1]),
    .executableTarget(name: "Step3", dependencies: ["Bakery", "Behaviour", v2, modern]),
    .executableTarget(name: "Step4", dependencies: ["Bakery", "Behaviour", modern]),
  ],
  swiftLanguageModes: [.v5]
)
