// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DIServiceLifecycle",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [.library(name: "DIServiceLifecycle", targets: ["DIServiceLifecycle"])],
  dependencies: [
    .package(name: "DITranquillity", path: "../.."),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "DIServiceLifecycle",
      dependencies: [
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DIv3", package: "DITranquillity"),
        .product(name: "DIv3Async", package: "DITranquillity"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]),
    .testTarget(
      name: "DIServiceLifecycleTests",
      dependencies: [
        "DIServiceLifecycle",
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DIv3", package: "DITranquillity"),
        .product(name: "DIv3Async", package: "DITranquillity"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
