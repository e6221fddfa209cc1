import Foundation
import Testing

@testable import MigrationRules

@Suite("The installed release")
struct InstalledReleaseTests {
  @Test(
    "each package manager's file tells the version",
    arguments: [
      (
        "Podfile.lock",
        "PODS:\n  - Alamofire (4.9.1)\n  - DITranquillity/Storyboard (2.3.3):\n    - DITranquillity/Core\n",
        "2.3.3"
      ),
      ("Podfile.lock", "PODS:\n  - \"DITranquillity (1.2.0)\"\n", "1.2.0"),
      (
        "Cartfile.resolved",
        "github \"Alamofire/Alamofire\" \"4.9.1\"\ngithub \"ivlevAstef/DITranquillity\" \"v1.3.1\"\n",
        "1.3.1"
      ),
      (
        "Package.resolved",
        #"{"object": {"pins": [{"package": "DITranquillity", "state": {"version": "3.9.3"}}]}, "version": 1}"#,
        "3.9.3"
      ),
      (
        "Package.resolved",
        #"{"pins": [{"identity": "swift-log", "state": {"version": "1.5.0"}}, {"identity": "ditranquillity", "state": {"version": "4.6.0"}}], "version": 2}"#,
        "4.6.0"
      ),
      (
        "Package.swift",
        #"let package = Package(name: "A", dependencies: [.package(url: "https://github.com/x/Log", from: "1.0.0"), .package(url: "https://github.com/ivlevAstef/DITranquillity.git", .exact("2.2.0"))])"#,
        "2.2.0"
      ),
    ])
  func versions(_ name: String, _ text: String, _ version: String) throws {
    #expect(try #require(InstalledRelease.release("/p/\(name)", text)).version == version)
  }

  @Test(
    "a file that doesn't name the library, or is broken, tells nothing",
    arguments: [
      "Podfile.lock", "Cartfile.resolved", "Package.resolved", "Package.swift", "A.swift",
    ]
  )
  func others(_ name: String) {
    #expect(InstalledRelease.release("/p/\(name)", "{ DITranquillityX (1.0) \"") == nil)
    #expect(InstalledRelease.release("/p/\(name)", "") == nil)
  }

  @Test(
    "the version tells product, module and flag",
    arguments: [
      ("0.9.8", nil, nil, nil),
      ("0.9.9", 1, "DIv1Compat", "-module-alias DITranquillity=DIv1Compat"),
      ("1.3.1", 1, "DIv1Compat", "-module-alias DITranquillity=DIv1Compat"),
      ("2.0", 2, "DIv2Compat", "-module-alias DITranquillity=DIv2Compat"),
      ("3.0.6", 3, "DITranquillity", nil), ("6.0.0", 3, "DITranquillity", nil),
    ] as [(String, Int?, String?, String?)])
  func products(_ version: String, _ generation: Int?, _ product: String?, _ flag: String?) {
    let release = InstalledRelease(path: "/p/Podfile.lock", manager: .cocoaPods, version: version)
    #expect(release.generation == generation)
    #expect(release.product == product && release.module == product)
    #expect(release.flag == flag)
    #expect(release.advice.contains(product ?? "update to 1.3.1 first"))
    #expect(release.advice.contains("Asynchronous") == (version == "6.0.0"))
  }

  @Test("files are found beside and above the sources, up to the root of a git tree")
  func search() throws {
    let workspace = try CommandWorkspace(["App/A.swift": "import DITranquillity\nlet a: DIScope\n"])
    let lock = workspace.root.path + "/Podfile.lock"
    try Data("  - DITranquillity (1.3.1)\n".utf8).write(to: URL(fileURLWithPath: lock))
    let found = InstalledRelease.find(near: [workspace.path("App"), workspace.sources])
    #expect(found.map(\.version) == ["1.3.1"])
    let plan = try workspace.run("plan", workspace.sources)
    #expect(plan.status == 0)
    #expect(
      plan.output.contains(
        "Podfile.lock: DITranquillity 1.3.1: generation 1; remove the pod, and link the product DIv1Compat"
      ))
    try FileManager.default.createDirectory(
      atPath: workspace.sources + "/.git", withIntermediateDirectories: false)
    #expect(InstalledRelease.find(near: [workspace.path("App")]).isEmpty)
  }
}
