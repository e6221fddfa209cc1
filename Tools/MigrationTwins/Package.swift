// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "MigrationTwins",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "MigrationTwins", targets: ["MigrationTwins"])
  ],
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    .target(
      name: "MigrationTwins",
      dependencies: [
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DITracing", package: "DITranquillity"),
        .product(name: "DIv3", package: "DITranquillity"),
      ]),
    .testTarget(
      name: "MigrationTwinsTests",
      dependencies: [
        "MigrationTwins",
        .product(name: "DIDoubles", package: "DITranquillity"),
        .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "DIv2Compat", package: "DITranquillity"),
        .product(name: "DIv3", package: "DITranquillity"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
