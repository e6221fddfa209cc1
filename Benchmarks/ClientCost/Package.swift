// swift-tools-version: 6.1

import PackageDescription

// Scripts/generate-client.swift generates the sources: the same components registered in one function and in functions
// of ten, and the same program without registrations.
let package = Package(
  name: "ClientCost",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: ["bare", "functions-of-ten", "one-function"].map {
    .executableTarget(
      name: $0, dependencies: [.product(name: "DIv3", package: "DITranquillity")])
  },
  swiftLanguageModes: [.v6]
)
