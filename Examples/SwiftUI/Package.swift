// swift-tools-version: 6.1

import PackageDescription

/// SwiftUI exists on Apple's systems only. Elsewhere, build with DI_STAND_IN=UIKit: the library then has a stand-in for the
/// part of SwiftUI that the app uses.
let swiftUI: Target.Dependency = .product(name: "SwiftUI", package: "DITranquillity")
let container: [Target.Dependency] = ["DIv3", "DIv3SwiftUI"].map {
  .product(name: $0, package: "DITranquillity")
}

let package = Package(
  name: "SwiftUIApp",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    // The services and models of an app, and its views twice: with a container, and wired by hand.
    .target(name: "ReadingRoom"),
    .target(name: "ReadingRoomViews", dependencies: ["ReadingRoom", swiftUI] + container),
    .target(name: "ReadingRoomByHand", dependencies: ["ReadingRoom", swiftUI]),
    .testTarget(
      name: "ReadingRoomTests",
      dependencies: [
        "ReadingRoom", "ReadingRoomByHand", "ReadingRoomViews", swiftUI,
        .product(name: "DIDoubles", package: "DITranquillity"),
      ] + container),
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
