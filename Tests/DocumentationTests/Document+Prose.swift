import Foundation
import Pages

extension Document {
  /// The targets of the links in the page, except in code.
  var links: [String] {
    var prose = ""
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode { prose += line.replacing(#/`[^`]*`/#, with: "code") + "\n" }
    }
    return prose.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
  }

  /// The text below each heading, up to the next heading of any level, by anchor.
  var sections: [String: String] {
    var sections: [String: String] = [:]
    var anchor = ""
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if line.hasPrefix("#"), !isCode {
        anchor = Self.anchor(of: line.drop { $0 == "#" || $0 == " " })
      } else {
        sections[anchor, default: ""] += line + "\n"
      }
    }
    return sections
  }

  /// Returns the fragment of a link to a heading.
  private static func anchor(of heading: Substring) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .map { $0 == " " ? "-" : $0 })
  }
}
