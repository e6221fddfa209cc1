/// A place in a source.
package struct LintPlace: Sendable, Hashable, Codable, Comparable {
  package let file: String
  package let line: Int
  package let column: Int

  package static func < (one: LintPlace, other: LintPlace) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}

/// What a rule found.
package struct LintFinding: Sendable, Hashable, Codable {
  package enum Severity: String, Sendable, Codable {
    case error, warning
  }

  package let code: LintCode
  package let severity: Severity
  /// The registration to look at first.
  package let place: LintPlace
  /// What was found, in one sentence.
  package let message: String
  /// What to do about it.
  package let remedy: String
}

/// What the rules could not see.
package struct LintGap: Sendable, Hashable, Codable {
  package let place: LintPlace
  /// Why, as the end of "not checked, because".
  package let reason: String
}
