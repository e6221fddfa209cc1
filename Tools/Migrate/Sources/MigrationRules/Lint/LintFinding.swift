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

  /// The codes of the rules that di-lint checks, with their titles: those that sources can break or keep surely.
  package static let titles = [
    "DIG001": "Nothing offers what a component needs",
    "DIG002": "Several components offer it",
    "DIG003": "A component that is needed can't make objects",
    "DIG007": "A cycle never ends",
    "DIG008": "A cycle ends at another object",
    "DIG009": "Kept objects hold old ones",
    "DIG010": "A cycle of initializers",
    "DIG011": "A cycle without a break",
    "DIG021": "A captive: a longer life holds an object of a shorter one",
  ]

  package let code: String
  package let severity: Severity
  /// The registration to look at first.
  package let place: LintPlace
  /// What was found, in one sentence.
  package let message: String
  /// What to do about it.
  package let remedy: String?

  /// The message and the remedy.
  var text: String { remedy.map { "\(message). To do: \($0)" } ?? message }
}

extension LintPlace {
  var text: String { "\(file):\(line):\(column)" }
}

/// What the rules could not see.
package struct LintGap: Sendable, Hashable, Codable {
  package let place: LintPlace
  /// Why, as the end of "not checked, because".
  package let cause: String
  /// What it may hide.
  package let detail: String?

  init(place: LintPlace, reason: String, hiding detail: String? = nil) {
    (self.place, cause, self.detail) = (place, reason, detail)
  }

  /// The cause, and what it may hide.
  package var reason: String { detail.map { "\(cause): \($0)" } ?? cause }
}
