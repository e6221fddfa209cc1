/// One public declaration of a source file.
package struct PublicDeclaration: Sendable {
  /// The type that contains or is the declaration, or `nil` for a global function, operator or alias.
  package let type: String?
  /// The full name, such as `resolve(_:name:)`.
  package let name: String
  /// Whether the declaration declares ``type`` itself.
  package let isType: Bool
  /// Whether a documentation comment precedes the declaration.
  package let isDocumented: Bool

  /// The path in a table: `Lazy.value`, `many(_:)`.
  package var path: String {
    guard let type, !isType else { return name }
    return "\(type).\(name)"
  }

  /// The texts that code which uses the declaration contains: its name and labels.
  package var spellings: [String] {
    let base = name.prefix { $0 != "(" }
    let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":")
    let word = base == "init" ? "\(type ?? "")(" : String(base)
    return (base == "subscript" ? [] : [word])
      + labels.filter { $0 != "_" }.map { "\($0):" }
  }
}
