import Foundation
import Testing

@testable import MigrationRules

@Suite("Manifests")
struct ManifestTests {
  private static let old =
    "import DITranquillity\nfunc f(_ scope: DIScope) {\n  let a: Cat = *!scope\n}\n"

  private func manifest(_ targets: String, after: String = "") -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Zoo",
      dependencies: [.package(name: "DITranquillity", path: "..")],
      targets: [
    \(targets)
      ])
    \(after)
    """
  }

  private func rewritten(
    _ text: String, targets: Set<String> = ["Cats"], to target: Generation = .modern
  ) -> (text: String, obstacles: [String]) {
    let result = ManifestRewriter(from: .release1, to: target)
      .rewrite([UInt8](text.utf8), targets: targets)
    return (String(decoding: result.bytes, as: UTF8.self), result.obstacles)
  }

  private let cats = """
        .target(
          name: "Cats",
          dependencies: ["Food", .product(name: "DIv1Compat", package: "DITranquillity")],
          swiftSettings: [
            .swiftLanguageMode(.v5),
            .unsafeFlags(["-module-alias", "DITranquillity=DIv1Compat"]),
          ]),
    """

  @Test("a target links the new product, without the flag, and keeps its other settings")
  func target() {
    let dogs = cats.replacing("Cats", with: "Dogs")
    let (text, obstacles) = rewritten(manifest(cats + "\n" + dogs))
    #expect(
      text
        == manifest(
          """
              .target(
                name: "Cats",
                dependencies: ["Food", .product(name: "DITranquillity", package: "DITranquillity")],
                swiftSettings: [
                  .swiftLanguageMode(.v5),
                ]),
          """ + "\n" + dogs))
    #expect(obstacles.isEmpty)
    #expect(rewritten(text).text == text)
  }

  @Test("an only flag goes with its argument, others stay")
  func flags() {
    let only = #"""
          .target(
            name: "Cats", dependencies: [.product(name: "DIv1Compat", package: "DITranquillity")],
            swiftSettings: [.unsafeFlags(["-module-alias", "DITranquillity=DIv1Compat"])]),
      """#
    #expect(
      rewritten(manifest(only)).text
        == manifest(
          #"""
              .target(
                name: "Cats", dependencies: [.product(name: "DITranquillity", package: "DITranquillity")]),
          """#))
    let more = only.replacing(
      #"["-module-alias","#, with: #"["-O", "-module-alias","#)
    #expect(
      rewritten(manifest(more)).text.contains(#"swiftSettings: [.unsafeFlags(["-O"])])"#))
  }

  @Test("a target that links both products keeps one")
  func both() {
    let targets = #"""
          .target(
            name: "Cats",
            dependencies: [
              .product(name: "DIv1Compat", package: "DITranquillity"),
              .product(name: "DIv3", package: "DITranquillity"),
            ]),
      """#
    let text = rewritten(manifest(targets)).text
    #expect(text.contains("dependencies: [\n        .product(name: \"DIv3\","))
    #expect(!text.contains("DIv1Compat"))
  }

  @Test("release 2 takes the place of release 1, also in a loop over all targets")
  func release2() {
    let loop =
      "\nfor target in package.targets {\n"
      + "  target.swiftSettings = [.unsafeFlags([\"-module-alias\", \"DITranquillity=DIv1Compat\"])]\n}\n"
    let text = manifest(cats, after: loop)
    let (written, obstacles) = rewritten(text, to: .release2)
    #expect(written == text.replacing("DIv1Compat", with: "DIv2Compat"))
    #expect(obstacles.isEmpty)
  }

  @Test("a loop over all targets goes with the last of them, with its comment")
  func loop() {
    let loop =
      "\n// Old sources.\nfor target in package.targets {\n"
      + "  target.swiftSettings = [.unsafeFlags([\"-module-alias\", \"DITranquillity=DIv1Compat\"])]\n}\n"
    let plain = #"""
          .target(
            name: "Cats", dependencies: [.product(name: "DIv1Compat", package: "DITranquillity")]),
      """#
    let all = plain + "\n" + plain.replacing("Cats", with: "Dogs")
    let text = manifest(all, after: loop)
    let first = rewritten(text)
    #expect(first.text.contains("for target in package.targets"))
    #expect(
      first.obstacles == [
        "line 15 gives a flag to all targets: take out DITranquillity=DIv1Compat for Cats"
      ])
    let second = rewritten(first.text, targets: ["Dogs"])
    #expect(second.text == manifest(all.replacing("DIv1Compat", with: "DITranquillity")))
    #expect(second.obstacles.isEmpty)
  }

  @Test("a product that a constant names is told")
  func constant() {
    let text = manifest(
      "    .target(name: \"Cats\", dependencies: [old]),",
      after:
        "let old: Target.Dependency = .product(name: \"DIv1Compat\", package: \"DITranquillity\")"
    )
    let (written, obstacles) = rewritten(text)
    #expect(written == text)
    #expect(
      obstacles == [
        "Cats names DIv1Compat by a constant: write DITranquillity there, if nobody else needs it"
      ])
  }

  @Test("a run writes the targets all of whose files it rewrote, and undo takes that back")
  func run() throws {
    let text = manifest(cats + "\n" + cats.replacing("Cats", with: "Dogs"))
    let workspace = try CommandWorkspace([
      "Cats/A.swift": Self.old, "Dogs/B.swift": Self.old,
      "Dogs/C.swift": Self.old + "let s: Any.Type = DIv1Compat.DIScope.self\n",
      "../Package.swift": text,
    ])
    let path = workspace.root.path + "/Package.swift"
    let dry = try workspace.run(
      "rewrite", workspace.sources, "--manifest", path, "--from", "1", "--dry-run")
    #expect(dry.output.contains("Dogs keeps its product: \(workspace.path("Dogs/C.swift"))"))
    #expect(try workspace.text("../Package.swift") == text)
    let run = try workspace.run("rewrite", workspace.sources, "--manifest", path, "--from", "1")
    #expect(run.status == 0)
    #expect(run.output.contains("M1-80 1x: the product DIv1Compat"))
    #expect(try workspace.text("../Package.swift") == rewritten(text).text)
    #expect(try workspace.run("undo", workspace.sources).status == 0)
    #expect(try workspace.text("../Package.swift") == text)
  }

  @Test("a module that is rolled back gets its old targets again")
  func rollback() throws {
    let text = manifest(cats + "\n" + cats.replacing("Cats", with: "Dogs"))
    let workspace = try CommandWorkspace([
      "Cats/A.swift": Self.old, "Dogs/B.swift": Self.old, "../Package.swift": text,
    ])
    let path = workspace.root.path + "/Package.swift"
    // Fails once the second module is written.
    let command = "grep -q 'DIScope' '\(workspace.path("Dogs/B.swift"))'"
    let run = try workspace.run(
      "rewrite", workspace.sources, "--manifest", path, "--from", "1", "--verify", command)
    #expect(run.status == 1)
    #expect(run.errors.contains("Dogs: rolled back"))
    #expect(try workspace.text("../Package.swift") == rewritten(text).text)
  }

  @Test("a manifest that isn't there is told")
  func missing() throws {
    let workspace = try CommandWorkspace(["A.swift": Self.old])
    let run = try workspace.run(
      "rewrite", workspace.sources, "--manifest", "Nowhere.swift", "--from", "1")
    #expect(run.status == 1)
    #expect(run.errors.contains("Nowhere.swift can't be read; --manifest takes the path of a"))
  }
}
