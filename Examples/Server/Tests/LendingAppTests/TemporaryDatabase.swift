import Foundation

/// A path for the database of one test, in a directory that ends with this object.
final class TemporaryDatabase: Sendable {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("lending-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  var path: String { directory.appendingPathComponent("test.sqlite").path }

  var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()) ?? []
  }
}
