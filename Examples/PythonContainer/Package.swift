// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "PythonContainer",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  // The explicit name makes the dependency independent of the directory's name.
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    .executableTarget(
      name: "PythonContainer",
      dependencies: [.product(name: "DIConformance", package: "DITranquillity")])
  ],
  swiftLanguageModes: [.v6]
)
