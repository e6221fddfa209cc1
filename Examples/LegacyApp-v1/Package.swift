// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "LegacyApp-v1",
  dependencies: [
    // The library, which DI_STAND_IN=UIKit compiles with a stand-in for UIKit; the app imports it.
    .package(name: "DITranquillity", path: "../..")
  ],
  targets: [
    .target(
      name: "FerryCore",
      dependencies: [.product(name: "DIv1Compat", package: "DITranquillity")]
    ),
    .target(
      name: "FerryFeatures",
      dependencies: [
        "FerryCore", .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "UIKit", package: "DITranquillity"),
      ]
    ),
    .executableTarget(
      name: "FerryApp",
      dependencies: [
        "FerryCore", "FerryFeatures", .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "UIKit", package: "DITranquillity"),
      ]
    ),
  ],
  swiftLanguageModes: [.v5]
)

// The only change for the old sources: their import refers to the module of release 1.
for target in package.targets {
  target.swiftSettings = [.unsafeFlags(["-module-alias", "DITranquillity=DIv1Compat"])]
}
