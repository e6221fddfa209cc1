// swift-tools-version: 6.1

import PackageDescription

// Scripts/generate-client.swift generates the sources.
let package = Package(
  name: "ClientCost",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    .executableTarget(
      name: "client", dependencies: [.product(name: "DIv3", package: "DITranquillity")]),
    // The same program without registrations.
    .executableTarget(
      name: "bare", dependencies: [.product(name: "DIv3", package: "DITranquillity")]),
  ],
  swiftLanguageModes: [.v6]
)
