// swift-tools-version: 6.1

import PackageDescription

// With the tests of the tools, and programs that only this repository runs. The package for users, with the plugins, is `Tools`.
let package = Package(
  name: "Migrate",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "di-migrate", targets: ["di-migrate"]),
    .executable(name: "di-lint", targets: ["di-lint"]),
  ],
  dependencies: [
    // di-lint has the rules of the library; the pairs of the tests are compiled and run with the library itself.
    .package(name: "DITranquillity", path: "../.."),
    .package(path: "../MigrationTwins"),
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
      // A link to docs/migration: the texts of its pages are part of the tool.
      resources: [.embedInCode("Pages")]),
    .executableTarget(
      name: "di-migrate",
      dependencies: [
        "MigrationRules",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "di-lint",
      dependencies: [
        "MigrationRules",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Compares the rooms of the engine with the drawing in ARCHITECTURE.md.
    .executableTarget(name: "check-rooms", dependencies: ["CIndexStore"]),
    .systemLibrary(name: "CIndexStore"),
    .testTarget(name: "CheckRoomsTests", dependencies: ["check-rooms"]),
    .executableTarget(
      name: "random-programs",
      dependencies: [
        "MigrationRules",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // How the tests find the cases of the modules below.
    .target(
      name: "GoldenCases",
      dependencies: [
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DITracing", package: "DITranquillity"),
        .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "DIv2Compat", package: "DITranquillity"),
        .product(name: "DIv3", package: "DITranquillity"),
      ],
      path: "Tests/Golden/Cases"),
    // The pairs of old and rewritten code are differences: the build writes both sides. In the apps for di-lint, it guards each
    // registration, so that a process can leave one out.
    .plugin(name: "GoldenSources", capability: .buildTool()),
    // Old code, as the code bases that hold it are built.
    .target(
      name: "GoldenBefore",
      dependencies: [
        "GoldenCases",
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "DIv2Compat", package: "DITranquillity"),
        .product(name: "DITranquillity", package: "DITranquillity"),
      ],
      path: "Tests/Golden/Before", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["GoldenSources"]),
    // The same code, rewritten: the tests compare it with what the tool writes.
    .target(
      name: "GoldenAfter",
      dependencies: [
        "GoldenCases",
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DITranquillity", package: "DITranquillity"),
      ],
      path: "Tests/Golden/After", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["GoldenSources"]),
    // Code of the first side, rewritten for release 2.
    .target(
      name: "GoldenRelease2",
      dependencies: [
        "GoldenCases",
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DIv2Compat", package: "DITranquillity"),
      ],
      path: "Tests/Golden/Release2", swiftSettings: [.swiftLanguageMode(.v5)]),
    // Sources with planted faults: the tests compare what di-lint finds with what their graphs tell.
    .target(
      name: "GoldenLint",
      dependencies: [
        "GoldenCases",
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "DIv2Compat", package: "DITranquillity"),
        .product(name: "DITranquillity", package: "DITranquillity"),
      ],
      path: "Tests/Golden/Lint",
      exclude: ["", "OfOtherStyles", "OfRelease1", "OfRelease2"].map { "Apps\($0).swift" },
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["GoldenSources"]),
    .executableTarget(
      name: "lint-app",
      dependencies: [
        "GoldenCases", "GoldenLint", .product(name: "DIGraphTools", package: "DITranquillity"),
      ],
      path: "Tests/Golden/Run"),
    .testTarget(
      name: "MigrationRulesTests",
      dependencies: [
        "GoldenAfter", "GoldenBefore", "GoldenCases", "GoldenLint", "GoldenRelease2",
        "MigrationRules", "di-lint", "di-migrate", "lint-app",
        .product(name: "DIEngine", package: "DITranquillity"),
        .product(name: "DIGraphTools", package: "DITranquillity"),
        .product(name: "DITracing", package: "DITranquillity"),
        .product(name: "DITranquillity", package: "DITranquillity"),
        .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "DIv2Compat", package: "DITranquillity"),
        .product(name: "MigrationTwins", package: "MigrationTwins"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
