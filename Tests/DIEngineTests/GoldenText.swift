import Foundation
import TestSupport
import Testing

/// Compares a text with the approved one, `Golden/<name>.txt` beside this file.
///
/// With `RECORD_GOLDEN=1` in the environment, writes the file instead.
func expectGolden(
  _ text: String, _ name: String, _ location: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
    return
  }
  let agreed = try String(contentsOf: file, encoding: .utf8)
  #expect(text + "\n" == agreed.withCodePages, sourceLocation: location)
}
