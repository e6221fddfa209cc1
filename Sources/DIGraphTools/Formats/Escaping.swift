/// How a format states texts that contain signs of its own.
///
/// It replaces scalars, since readers of the format see those. A `Character` may hide such a sign: CR LF is one character,
/// and so is a quotation mark together with an accent after it.
package struct Escaping: Sendable {
  private let replacements: [Unicode.Scalar: String]
  /// What stands for the end of a line, where a format has a statement in each line. Other control characters are replaced
  /// there, too. Nil if the format allows all of them.
  private let lineEnd: String?

  private init(_ replacements: [Unicode.Scalar: String], lineEnd: String? = nil) {
    self.replacements = replacements
    self.lineEnd = lineEnd
  }

  /// Texts in quotation marks of the language DOT.
  package static let dot = Escaping(["\"": "\\\"", "\\": "\\\\"], lineEnd: "\\n")

  /// Texts in quotation marks of a Mermaid diagram. A backtick would begin Markdown there, and two percent signs a
  /// directive.
  package static let mermaid = Escaping(
    [
      "\"": "#quot;", "#": "#35;", "&": "#amp;", "<": "#lt;", ">": "#gt;", "`": "#96;", "%": "#37;",
    ], lineEnd: "<br>")

  /// Texts within a line of Markdown.
  package static let markdown = Escaping(
    Dictionary(uniqueKeysWithValues: "<>*_`[]|\\~&$".unicodeScalars.map { ($0, "\\\($0)") }),
    lineEnd: " ")

  /// The message of a command for GitHub.
  package static let gitHubMessage = Escaping(["%": "%25"], lineEnd: "%0A")

  /// A property of a command for GitHub.
  package static let gitHubProperty = Escaping(
    ["%": "%25", ":": "%3A", ",": "%2C"], lineEnd: "%0A")

  /// Texts between the tags of HTML.
  package static let html = Escaping(
    ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"])

  /// JSON in an element `script` of HTML: only texts have the sign <, which could end the element.
  package static let script = Escaping(["<": "\\u003c"])

  private static let lines = Escaping([:], lineEnd: " ")

  /// Returns a text as code within a line of Markdown. No sign can be escaped there, so more backticks enclose the text
  /// than it has in a row.
  package static func markdownCode(_ text: String) -> String {
    let runs = text.utf8.split { $0 != UInt8(ascii: "`") }
    let fence = String(repeating: "`", count: 1 + (runs.map(\.count).max() ?? 0))
    let space = runs.isEmpty ? "" : " "
    return fence + space + lines(text) + space + fence
  }

  /// Returns a text as the format states it.
  package func callAsFunction(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if let replacement = replacements[scalar] {
        result += replacement.unicodeScalars
      } else if let lineEnd, Character(scalar).isNewline {
        // CR and LF together end one line.
        if scalar != "\n" || last != "\r" { result += lineEnd.unicodeScalars }
      } else {
        let isRemoved = lineEnd != nil && scalar != "\t" && scalar.isControl
        result.append(isRemoved ? "\u{FFFD}" : scalar)
      }
      last = scalar
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
