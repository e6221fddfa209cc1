// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Server",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "lending-server", targets: ["LendingServer"])],
  dependencies: [
    .package(name: "DITranquillity", path: "../.."),
    .package(name: "DIServiceLifecycle", path: "../../Integrations/ServiceLifecycle"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    // These come with Hummingbird; the server and its tests import them themselves.
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.0.0"),
  ],
  targets: [
    // Rules of lending. Knows neither the container nor HTTP nor SQL.
    .target(name: "Lending"),
    .target(
      name: "LendingStore",
      dependencies: ["Lending", .product(name: "GRDB", package: "GRDB.swift")]
    ),
    .target(
      name: "LendingHTTP",
      dependencies: [
        "Lending",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    // The only target that knows the container.
    .target(
      name: "LendingApp",
      dependencies: [
        "Lending", "LendingStore", "LendingHTTP",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DIServiceLifecycle", package: "DIServiceLifecycle"),
        .product(name: "DIv3Async", package: "DITranquillity"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]
    ),
    .executableTarget(
      name: "LendingServer",
      dependencies: [
        "LendingApp",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]
    ),
    // Answers questions about the graph of the application.
    .executableTarget(
      name: "graph",
      dependencies: ["LendingApp", .product(name: "DIGraphTools", package: "DITranquillity")]),
    .testTarget(
      name: "LendingAppTests",
      dependencies: [
        "Lending", "LendingStore", "LendingHTTP", "LendingApp",
        .product(name: "DIGraphTools", package: "DITranquillity"),
        .product(name: "DIServiceLifecycle", package: "DIServiceLifecycle"),
        .product(name: "DIv3Async", package: "DITranquillity"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOFoundationCompat", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
  guard target.type != .test else { continue }
  target.swiftSettings? += [
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
