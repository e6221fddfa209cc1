/// The names of types without their modules, so that two modules may declare the same types.
enum TypeName {
  static func text(of type: any Any.Type) -> String {
    var result = ""
    var path: [Substring] = []
    var word = Substring()
    let text = withoutContexts(String(reflecting: type))
    func flush() {
      path.append(word)
      // The first part is the module.
      result += (path.count > 1 ? path.dropFirst() : path[...]).joined(separator: ".")
      path = []
      word = ""
    }
    for character in text {
      if character == "." {
        path.append(word)
        word = ""
      } else if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }

  /// A text without the parts `(unknown context at $1234)` that private types have in their names.
  private static func withoutContexts(_ text: String) -> String {
    var result = text
    while let start = result.firstRange(of: "(unknown context at "),
      let end = result[start.upperBound...].firstIndex(of: ")")
    {
      let next = result.index(after: end)
      let last = next < result.endIndex && result[next] == "." ? result.index(after: next) : next
      result.removeSubrange(start.lowerBound..<last)
    }
    return result
  }
}
