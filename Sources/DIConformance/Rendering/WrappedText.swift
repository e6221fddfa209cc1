extension String {
  /// Returns the text in lines of at most `width` characters where its words permit, each further line
  /// indented.
  func wrapped(to width: Int, indent: String) -> [String] {
    var lines: [String] = []
    var line: String?
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      guard let before = line else {
        line = String(word)
        continue
      }
      if before.count + 1 + word.count <= width {
        line = before + " " + word
      } else {
        lines.append(before)
        line = indent + word
      }
    }
    return lines + [line ?? ""]
  }
}
