// swift-tools-version: 6.1

import PackageDescription

// Code of release 6.0 says `import DITranquillity` and awaits. Either of two ways makes that module the
// asynchronous one: the trait, for all targets of the build, or with MODULE_ALIAS=1 a flag for each target.
let usesAlias = Context.environment["MODULE_ALIAS"] != nil

let package = Package(
  name: "AsyncApp",
  platforms: [.macOS(.v10_15)],
  dependencies: [
    .package(name: "DITranquillity", path: "../..", traits: usesAlias ? [] : ["Asynchronous"])
  ],
  targets: [
    .target(
      name: "Weather",
      dependencies: [
        .product(name: usesAlias ? "DIv3Async" : "DITranquillity", package: "DITranquillity")
      ],
      // The library works for old targets and for new ones.
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .executableTarget(
      name: "WeatherApp",
      dependencies: [
        "Weather",
        .product(name: usesAlias ? "DIv3Async" : "DITranquillity", package: "DITranquillity"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)

if usesAlias {
  for target in package.targets {
    target.swiftSettings?.append(.unsafeFlags(["-module-alias", "DITranquillity=DIv3Async"]))
  }
}
