import DIEngine

/// A case of the golden files; the tests find it by its name.
public protocol GoldenCase {
  /// What the code does, to compare both sides.
  static func results() throws -> [String]
}

/// A case of the golden files for di-lint.
public protocol LintCase {
  /// The graph with the planted faults.
  static func source() throws -> any GraphSource
}
