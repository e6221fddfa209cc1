import DIEngine
import Foundation

/// A case of the golden files; the tests find it by its name.
public protocol GoldenCase {
  /// What the code does, to compare both sides.
  static func results() throws -> [String]
}

/// A case of the golden files for di-lint.
public protocol LintCase {
  /// The graph with the planted faults.
  static func source() async throws -> any GraphSource
}

/// The registration that an app for di-lint leaves out, by its line: `DELETED_LINE` in the environment.
public enum Deletion {
  private static let line = ProcessInfo.processInfo.environment["DELETED_LINE"].flatMap(Int.init)

  public static func keeps(_ line: Int) -> Bool { line != self.line }
}
