import Foundation
import Testing

@testable import MigrationRules

@Suite("The old apps of the examples")
struct OldAppTests {
  /// The remarks in one file, as in `M1-58, M1-59 2x`.
  private struct Row: Hashable {
    let file: String
    let remarks: String
  }

  @Test("the remarks are those that the page of the app explains", arguments: [1, 2])
  func remarks(release: Int) async throws {
    let app = Self.root + "Examples/LegacyApp-v\(release)/"
    let files = try SourceFiles.read([app + "Sources"])
    let generation = try #require(Generation(rawValue: release))
    let results = await Migration(from: generation).rewrite(files)
    #expect(results.allSatisfy { $0.leftBecause == nil })
    let found = results.filter { !$0.remarks.isEmpty }.map { result in
      Row(
        file: String(result.path.dropFirst((app + "Sources/").count)),
        remarks: Dictionary(grouping: result.remarks, by: \.rule).sorted { $0.key < $1.key }
          .map { "\($0)" + ($1.count > 1 ? " \($1.count)x" : "") }.joined(separator: ", "))
    }
    let page = try String(contentsOfFile: app + "README.md", encoding: .utf8)
    let explained = page.matches(of: /\| `(.*)` \| (M.*) \| (.+) \|/).map {
      Row(file: String($0.1), remarks: String($0.2))
    }
    #expect(Set(found) == Set(explained))
    #expect(explained.count > 10)
    let rewritten = results.map { (path: $0.path, bytes: $0.rewritten) }
    #expect(RemainingRemarks(rewritten).count == results.reduce(0) { $0 + $1.remarks.count })
  }

  private static let root =
    "/"
    + URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst()
    .joined(separator: "/") + "/"
}
