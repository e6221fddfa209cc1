// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "ModernApp",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [.executable(name: "cairn", targets: ["Cairn"])],
  // The name is stated, so that the directory of the library may be called anything.
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    .target(name: "CairnCore"),
    .target(name: "CairnNetwork", dependencies: ["CairnCore"]),
    .target(name: "CairnStorage", dependencies: ["CairnCore", "CairnNetwork"]),
    .target(name: "CairnExplore", dependencies: ["CairnCore", "CairnNetwork", "CairnStorage"]),
    // The feature that has not moved to Swift 6 yet; it imports lazies and providers as of old.
    .target(
      name: "CairnBooking",
      dependencies: [
        "CairnCore", "CairnNetwork", "CairnStorage",
        .product(name: "SwiftLazy", package: "DITranquillity"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "CairnApp",
      dependencies: ["CairnCore", "CairnNetwork", "CairnStorage", "CairnExplore", "CairnBooking"]
    ),
    .executableTarget(
      name: "Cairn",
      dependencies: [
        "CairnCore", "CairnNetwork", "CairnStorage", "CairnExplore", "CairnBooking", "CairnApp",
      ]
    ),
    .testTarget(
      name: "CairnAppTests",
      dependencies: ["CairnApp", "CairnCore", "CairnExplore", "CairnNetwork", "CairnStorage"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.dependencies.append(.product(name: "DITranquillity", package: "DITranquillity"))
}
