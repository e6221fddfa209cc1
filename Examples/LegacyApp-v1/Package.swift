// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "LegacyApp-v1",
  dependencies: [
    // The library, compiled with a stand-in for UIKit, which the app imports.
    .package(name: "DITranquillity", path: "../Storyboards")
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
