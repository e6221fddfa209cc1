// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "ratios", targets: ["ratios"]),
    .executable(name: "perform", targets: ["perform"]),
  ],
  dependencies: [.package(name: "DITranquillity", path: "..")],
  targets: [
    .target(name: "CMeasure"),
    // 13,000 lines of models, which no one needs to read.
    .executableTarget(name: "generate-models"),
    .plugin(
      name: "GeneratedModels", capability: .buildTool(), dependencies: ["generate-models"]),
    .target(name: "BenchmarkModels", dependencies: ["CMeasure"], plugins: ["GeneratedModels"]),
    .target(
      name: "BenchmarkCases",
      dependencies: [
        "BenchmarkModels",
        "CMeasure",
        .product(name: "DIv1Compat", package: "DITranquillity"),
        .product(name: "DIv2Compat", package: "DITranquillity"),
        .product(name: "DIv3", package: "DITranquillity"),
        .product(name: "DIv3Async", package: "DITranquillity"),
      ],
      plugins: ["GeneratedModels"]
    ),
    .executableTarget(name: "ratios", dependencies: ["BenchmarkCases"]),
    .executableTarget(name: "perform", dependencies: ["BenchmarkCases"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where !["CMeasure", "GeneratedModels"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
