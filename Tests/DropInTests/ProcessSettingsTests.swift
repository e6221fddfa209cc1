import Foundation
import Testing

/// All test targets run in one process, and most tests run concurrently.
@Suite("Process-wide settings")
struct ProcessSettingsTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("a test that uses them takes its turn, or runs in a process of its own")
  func turns() throws {
    var touching = 0
    let words = #/(DISettings?|DILoggerComposite|WaitLimits)\./#
    for file in try FileManager.default.subpathsOfDirectory(atPath: Self.tests.path)
    where file.hasSuffix(".swift") {
      let url = Self.tests.appendingPathComponent(file)
      let text = try String(contentsOf: url, encoding: .utf8)
      // A suite with one turn for all of its tests.
      guard !text.contains("extension LogTests"), !text.contains("extension Suites") else {
        continue
      }
      for test in text.split(separator: "@Test", omittingEmptySubsequences: false).dropFirst()
      where test.contains(words) {
        touching += 1
        #expect(
          test.contains(".processSettings") || test.contains("processExitsWith"),
          "\(file): \(test.prefix { $0 != "\n" })")
      }
    }
    #expect(touching > 8)
  }
}
