// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "ForeignContainer",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  // The explicit name makes the dependency independent of the directory's name.
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    .executableTarget(
      name: "ForeignContainer",
      dependencies: [.product(name: "DIConformance", package: "DITranquillity")],
      // Adapters work in Swift 5 mode, too, which opens metatypes with this feature. Swift 6 mode needs
      // no setting.
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("ImplicitOpenExistentials"),
      ])
  ]
)
