import Foundation
import Testing

@Suite("The rules of several generations on one graph")
struct RuleTests {
  @Test("each rule on the page has a test with its number, and each number is listed")
  func complete() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let table = try String(
      contentsOf: folder.appendingPathComponent("../../docs/migration/together.md"), encoding: .utf8
    )
    let listed = table.matches(of: #/\n\| (G-\d+) \|/#).map { String($0.1) }
    let tested = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .flatMap { file in
        try String(contentsOf: file, encoding: .utf8)
          .matches(of: #/@Test\(\s*"(G-\d+) /#).map { String($0.1) }
      }
    #expect(listed.count == Set(listed).count)
    #expect(Set(listed) == Set(tested))
  }
}
