import DIGraphTools
import DIv3
import Testing

@Suite("Texts in the formats of a graph")
struct EscapingTests {
  final class Owner {
    var part: Motor?
  }

  /// Scalars of each general category, signs that join with their neighbours, and those that end lines.
  private static let others: [Unicode.Scalar] = {
    var counts: [Unicode.GeneralCategory: Int] = [:]
    let sample = (0x80...0x1_F000).lazy.compactMap(Unicode.Scalar.init).filter { scalar in
      counts[scalar.properties.generalCategory, default: 0] += 1
      return counts[scalar.properties.generalCategory]! < 3
    }
    return Array(sample)
      + "\0\t\n\u{B}\u{C}\r\u{1B}\u{7F}a 0\u{85}\u{2028}\u{2029}".unicodeScalars
      + "\u{301}\u{600}\u{200C}\u{200D}\u{1F1E6}\u{1F3FB}\u{FE0F}\u{E0020}\u{110BD}\u{1100}\u{1161}"
      .unicodeScalars
  }()

  private static let signs = Array("\"'\\<>&#%`*_[]|~$:,;{}()\r\n".unicodeScalars)

  /// Texts in which each sign has each scalar before it, after it, and on both sides.
  private static let texts: [String] = signs.flatMap { sign in
    others.flatMap { other in
      [[sign, other], [other, sign], [other, sign, other], [sign, sign, other]].map {
        String(String.UnicodeScalarView($0))
      }
    }
  }

  /// Returns what is left of an escaped text without the given sequences, which stand for signs of the format.
  private static func rest(of text: String, without sequences: [String]) -> [Unicode.Scalar] {
    var rest = Array(text.unicodeScalars)
    var index = 0
    while index < rest.count {
      let known = sequences.first { rest[index...].starts(with: $0.unicodeScalars) }
      if let known {
        rest.removeSubrange(index..<index + known.unicodeScalars.count)
      } else {
        index += 1
      }
    }
    return rest
  }

  private static let entities = ["#quot;", "#35;", "#amp;", "#lt;", "#gt;", "#96;", "#37;", "<br>"]
  private static let markdown = "<>*_`[]|\\~&$".map { "\\\($0)" }

  @Test(
    "no sign of a format is left, whatever is next to it",
    arguments: [
      (Escaping.dot, "\"\\\r\n\0", ["\\\"", "\\\\", "\\n"]),
      (.mermaid, "\"#&<>`%\r\n\0", entities), (.markdown, "<>*_`[]|\\~&$\r\n\0", markdown),
      (.gitHubMessage, "%\r\n", ["%25", "%0A"]),
      (.gitHubProperty, "%:,\r\n", ["%25", "%3A", "%2C", "%0A"]),
      (.html, "<>&\"'", ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"]),
      (.script, "<", ["\\u003c"]),
    ] as [(Escaping, String, [String])])
  func signs(escaping: Escaping, signs: String, sequences: [String]) {
    let refused = Set(signs.unicodeScalars)
    for text in Self.texts {
      let rest = Self.rest(of: escaping(text), without: sequences)
      #expect(refused.isDisjoint(with: rest), "\(text.debugDescription)")
    }
    #expect(escaping("Größe 5, 漢字 👍🏽") != "" && escaping("naïve") == "naïve")
  }

  @Test("code of Markdown is enclosed by more backticks than it has")
  func code() {
    #expect(Escaping.markdownCode("A<B>") == "`A<B>`")
    #expect(Escaping.markdownCode("`a``\u{301}\r\nb`") == "``` `a``\u{301} b` ```")
  }

  private func snapshot(_ name: String) -> GraphSnapshot {
    let container = DIContainer()
    container.register { Owner() }.injection(name: name) { $0.part = $1 as Motor }
      .lifetime(.custom(DIScope(name: name, storage: DICacheStorage())))
    return container.graphSnapshot()
  }

  @Test(
    "each line of a report is a line of its format",
    arguments: ["two\r\nlines", "two\nlines", "\u{600}\r\n::x", "`tick", "\u{2028}", "a\0b"])
  func lines(name: String) {
    let head = snapshot(name)
    let markdown = GraphDifference(from: DIContainer().graphSnapshot(), to: head).markdown
    for line in markdown.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      #expect(["###", "**", "- "].contains { line.starts(with: $0.utf8) })
    }
    var output = ""
    let container = DIContainer()
    container.register { Owner() }.injection(name: name) { $0.part = $1 as Motor }
    _ = GraphCommand.run(
      container, arguments: ["validate", "--format", "github"], printOut: { output += $0 })
    let commands = output.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 })
    #expect(!commands.isEmpty && commands.allSatisfy { $0.starts(with: "::".utf8) })
  }

  @Test(
    "texts of pictures end where they should",
    arguments: ["a\"b", "\u{600}\"b", "a\"\u{301}b", "\\\u{301}\"", "\r\n\"", "`"])
  func pictures(name: String) throws {
    let snapshot = snapshot(name)
    for (text, escape) in [(snapshot.dot, UInt8(ascii: "\\")), (try snapshot.mermaid(), 0)] {
      var (isText, isEscaped) = (false, false)
      for byte in text.utf8 {
        if isEscaped {
          isEscaped = false
        } else if isText, byte == escape {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText.toggle()
        } else if byte >= 128 || byte == 13 || byte == UInt8(ascii: "`") {
          #expect(isText && byte != 13)
        } else if byte == 10 {
          #expect(!isText)
        }
      }
      #expect(!isText)
    }
  }
}
