/// One public declaration of a source file.
package struct PublicDeclaration: Sendable {
  /// The type that it is a member of, or that it is; nil for a global function, operator or alias.
  package let type: String?
  /// Its full name, such as `resolve(_:name:)`.
  package let name: String
  /// What stands in front of it: its attributes, with their conditions.
  package let attributes: String
  /// Whether it declares ``type`` itself.
  package let isType: Bool
  /// Whether a comment of documentation stands in front of it.
  package let isDocumented: Bool

  /// How a table lists it: `Lazy.value`, `many(_:)`.
  package var path: String {
    guard let type, !isType else { return name }
    return "\(type).\(name)"
  }

  /// What code that uses it must write: its name, and its labels.
  package var spellings: [String] {
    let base = name.prefix { $0 != "(" }
    let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":")
    let word = base == "init" ? "\(type ?? "")(" : String(base)
    return (base == "subscript" ? [] : [word])
      + labels.filter { $0 != "_" }.map { "\($0):" }
  }
}
