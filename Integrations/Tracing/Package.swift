// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DIDistributedTracing",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [.library(name: "DIDistributedTracing", targets: ["DIDistributedTracing"])],
  dependencies: [
    .package(name: "DITranquillity", path: "../.."),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
  ],
  targets: [
    .target(
      name: "DIDistributedTracing",
      dependencies: [
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DITracing", package: "DITranquillity"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]),
    .testTarget(
      name: "DIDistributedTracingTests",
      dependencies: [
        "DIDistributedTracing",
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "DIv2Compat", package: "DITranquillity"),
        .product(name: "DIv3Async", package: "DITranquillity"),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
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
