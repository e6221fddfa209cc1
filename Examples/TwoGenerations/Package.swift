// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "TwoGenerations",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [.executable(name: "almanac", targets: ["Almanac"])],
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    .target(name: "AlmanacModel"),
    // Written for release 1 and built unchanged: only the flag below is new.
    .target(
      name: "Tides",
      dependencies: ["AlmanacModel", .product(name: "DIv1Compat", package: "DITranquillity")],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags(["-module-alias", "DITranquillity=DIv1Compat"]),
      ]
    ),
    // Written for the modern API, to which `import DITranquillity` refers.
    .target(
      name: "Sky",
      dependencies: ["AlmanacModel", .product(name: "DITranquillity", package: "DITranquillity")]
    ),
    // Combines both modules on one engine, so it imports both generations explicitly.
    .executableTarget(
      name: "Almanac",
      dependencies: [
        "AlmanacModel", "Tides", "Sky",
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "DIv3", package: "DITranquillity"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
