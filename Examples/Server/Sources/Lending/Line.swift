/// A title or a name: text that people can read, on one line.
struct Line {
  let text: String

  /// Returns nil if the text is blank.
  ///
  /// - Parameters:
  ///   - text: What a client has sent.
  ///   - subject: What the text is, for the error.
  /// - Throws: `LendingError.invalid` if the text has more than 500 bytes, isn't on one line, or is malformed.
  init?(_ text: String, of subject: String) throws(LendingError) {
    // Bytes, because a single `Character` may have thousands of combining marks.
    guard text.utf8.count <= 500 else { throw .invalid("\(subject) has at most 500 bytes.") }
    guard text.unicodeScalars.contains(where: Self.isVisible) else { return nil }
    guard !text.unicodeScalars.contains(where: Self.isForbidden) else {
      throw .invalid("\(subject) must be text on one line.")
    }
    self.text = text
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    // Malformed UTF-8 of a header becomes replacement characters, so different names would be equal.
    if scalar == "\u{FFFD}" { return true }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
