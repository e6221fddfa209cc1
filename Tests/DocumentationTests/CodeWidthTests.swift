import Foundation
import Pages
import Testing

@Suite("The width of code on the pages")
struct CodeWidthTests {
  /// Wider lines are cut off in a browser: DocC's column is as narrow as that.
  private static let limit = 78

  @Test("no line of code in an article is cut off")
  func articles() throws {
    var count = 0
    for module in ["DIConformance", "DIv1Compat", "DIv2Compat", "DIv3", "DIv3Async", "DIv3SwiftUI"]
    {
      for page in try Document.articles(of: module) {
        let lines = try Document(page).text.components(separatedBy: "\n")
        count += expectNarrowCode(lines, in: page)
      }
    }
    #expect(count > 600)
  }

  @Test("no line of code in a doc comment is cut off")
  func comments() throws {
    let sources = Document.root.appendingPathComponent("Sources").path
    let files = try #require(FileManager.default.enumerator(atPath: sources))
    var count = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      let lines = try Document("Sources/\(file)").text.components(separatedBy: "\n").map { line in
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///") else { return "" }
        return String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
      }
      count += expectNarrowCode(lines, in: file)
    }
    #expect(count > 500)
  }

  /// Checks the lines between code fences, and returns their number.
  private func expectNarrowCode(_ lines: [String], in file: String) -> Int {
    var isCode = false
    var count = 0
    for (number, line) in zip(1..., lines) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        count += 1
        #expect(line.count <= Self.limit, "\(file):\(number)")
      }
    }
    return count
  }
}
