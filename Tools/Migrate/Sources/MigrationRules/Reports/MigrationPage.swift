/// A page of the documentation on migration. The tool contains its text, as its users needn't have this repository.
package struct MigrationPage: Sendable {
  /// The name of its file, without the extension.
  let name: String
  let text: String

  private static let bytes: [(name: String, bytes: [UInt8])] = [
    ("asynchronous", PackageResources.asynchronous_md),
    ("declarations-1", PackageResources.declarations_1_md),
    ("declarations-2", PackageResources.declarations_2_md),
    ("declarations-3", PackageResources.declarations_3_md),
    ("differences", PackageResources.differences_md),
    ("drop-in", PackageResources.drop_in_md),
    ("from-1", PackageResources.from_1_md),
    ("from-2", PackageResources.from_2_md),
    ("from-3", PackageResources.from_3_md),
    ("from-podfile-or-cartfile", PackageResources.from_podfile_or_cartfile_md),
    ("hints", PackageResources.hints_md),
    ("recipes", PackageResources.recipes_md),
    ("storyboards", PackageResources.storyboards_md),
    ("together", PackageResources.together_md),
    ("twins", PackageResources.twins_md),
  ]

  static var names: [String] { bytes.map(\.name) }

  /// - Returns: nil if no page has the name.
  init?(_ name: some StringProtocol) {
    guard let found = Self.bytes.first(where: { $0.name == name }) else { return nil }
    self.name = found.name
    text = String(decoding: found.bytes, as: UTF8.self)
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The anchors of its sections.
  var sections: [String] { lines.filter { $0.hasPrefix("## ") }.map(Self.anchor) }

  /// The anchor of a heading, as GitHub makes it.
  static func anchor(of heading: some StringProtocol) -> String {
    let words = heading.lowercased().drop { $0 == "#" || $0 == " " }
    return String(words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })
      .replacing(" ", with: "-")
  }

  /// The lines of a section with its heading; nil if there is none.
  func section(_ anchor: some StringProtocol) -> String? {
    let lines = lines
    guard
      let start = lines.firstIndex(where: { $0.hasPrefix("## ") && Self.anchor(of: $0) == anchor })
    else { return nil }
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
    return lines[start..<end].joined(separator: "\n")
  }
}
