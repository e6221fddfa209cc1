internal import DIEngine

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

/// Returns the name of a type with its module, without the addresses by which the runtime marks private types: another
/// build has others.
func fullName(of type: any Any.Type) -> String {
  let name = String(reflecting: type)
  let mark = "(unknown context at "
  guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
  var result = ""
  var rest = Substring(name)
  while let start = rest.firstIndex(of: "(") {
    result += rest[..<start]
    rest = rest[start...]
    if rest.hasPrefix(mark), let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
      if rest.hasPrefix(".") { rest.removeFirst() }
    } else {
      result += "("
      rest.removeFirst()
    }
  }
  return result + rest
}
