// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Mutations",
  platforms: [.macOS(.v10_15)],
  targets: [
    .target(name: "MutationScore"),
    .executableTarget(name: "score", dependencies: ["MutationScore"]),
    .testTarget(name: "MutationScoreTests", dependencies: ["MutationScore"]),
  ],
  swiftLanguageModes: [.v6]
)
