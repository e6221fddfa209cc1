internal import DIEngine
internal import DIEngineGraph

/// The texts of a snapshot for types and qualifiers, each made once.
struct GraphNames {
  struct Name {
    /// The type with its module, the same in each build.
    let full: String
    let short: String
  }

  private var types: [ObjectIdentifier: Name] = [:]
  private var qualifiers: [Qualifier: String] = [:]

  mutating func callAsFunction(_ type: any Any.Type) -> Name {
    if let known = types[ObjectIdentifier(type)] { return known }
    let name = Name(full: fullName(of: type), short: "\(type)")
    types[ObjectIdentifier(type)] = name
    return name
  }

  mutating func callAsFunction(_ qualifier: Qualifier) -> String {
    if let known = qualifiers[qualifier] { return known }
    let text = QualifierInterner.shared.text(of: qualifier)
    qualifiers[qualifier] = text
    return text
  }
}
