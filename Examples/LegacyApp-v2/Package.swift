// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "LegacyApp-v2",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [.executable(name: "skerry", targets: ["Skerry"])],
  // The library, which DI_STAND_IN=UIKit compiles with a stand-in for UIKit; the app uses it.
  dependencies: [.package(name: "DITranquillity", path: "../..")],
  targets: [
    .target(name: "Core"),
    .target(name: "Account", dependencies: ["Core"]),
    .target(name: "Timetable", dependencies: ["Core"]),
    .target(name: "Booking", dependencies: ["Core", "Timetable"]),
    .target(name: "Wallet", dependencies: ["Core", "Timetable"]),
    .executableTarget(
      name: "Skerry", dependencies: ["Core", "Account", "Timetable", "Booking", "Wallet"]),
  ],
  swiftLanguageModes: [.v5]
)

// The complete migration to the new library: the sources still import `DITranquillity`.
for target in package.targets {
  target.dependencies.append(.product(name: "DIv2Compat", package: "DITranquillity"))
  target.dependencies.append(.product(name: "UIKit", package: "DITranquillity"))
  target.swiftSettings = [.unsafeFlags(["-module-alias", "DITranquillity=DIv2Compat"])]
}
