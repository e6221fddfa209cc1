// swift-tools-version: 6.1

import PackageDescription

/// The programs di-lint and di-migrate as `Scripts/build-tools` builds them. `Scripts/release` names the bundle here, so that
/// users of the plugins compile no swift-syntax. Without one, the plugins build the programs.
let bundle: (url: String, checksum: String)? = nil

let programs: [Target.Dependency] = bundle == nil ? ["di-lint", "di-migrate"] : ["DITools"]

// The package that a release makes of this folder. Migrate and MigrationTwins have manifests of their own, with their tests,
// and repeat three targets: a package can't have those of another one, `package` declarations end at its border, and users of
// this one should neither resolve the libraries of the tests nor get their plugin.
let package = Package(
  name: "ditranquillity-tools",
  platforms: [.iOS(.v13), .macOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .executable(name: "di-migrate", targets: ["di-migrate"]),
    .executable(name: "di-lint", targets: ["di-lint"]),
    .plugin(name: "HintsPlugin", targets: ["HintsPlugin"]),
    .plugin(name: "LintPlugin", targets: ["LintPlugin"]),
    .library(name: "MigrationTwins", targets: ["MigrationTwins"]),
  ],
  dependencies: [
    .package(name: "DITranquillity", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "MigrationRules",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "_DIGraphRules", package: "DITranquillity"),
      ],
      path: "Migrate/Sources/MigrationRules", resources: [.embedInCode("Pages")]),
    .plugin(
      name: "HintsPlugin",
      capability: .command(
        intent: .custom(
          verb: "migration-hints",
          description: "Tells each line that uses an old declaration what follows it.")),
      dependencies: programs, path: "Migrate/Plugins/HintsPlugin"),
    .plugin(
      name: "LintPlugin", capability: .buildTool(), dependencies: programs,
      path: "Migrate/Plugins/LintPlugin"),
    .target(
      name: "MigrationTwins",
      dependencies: ["DIEngine", "DITracing", "DIv3"].map {
        .product(name: $0, package: "DITranquillity")
      },
      path: "MigrationTwins/Sources/MigrationTwins"),
  ],
  swiftLanguageModes: [.v6]
)

for tool in ["di-lint", "di-migrate"] {
  package.targets.append(
    .executableTarget(
      name: tool,
      dependencies: [
        "MigrationRules", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Migrate/Sources/\(tool)"))
}

if let bundle {
  package.targets.append(
    .binaryTarget(name: "DITools", url: bundle.url, checksum: bundle.checksum))
}
