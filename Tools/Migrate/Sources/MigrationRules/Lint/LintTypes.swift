/// The names of types, so that two spellings of one type are the same text.
struct LintTypes: Sendable {
  let index: SourceIndex

  /// Types of the standard library and of Foundation that no sources declare.
  private static let known: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "UInt", "Character", "Int64", "Int32", "UInt64",
    "Data", "Date", "URL", "UUID", "Decimal", "UserDefaults", "FileManager", "Bundle", "URLSession",
    "NotificationCenter", "DateFormatter", "NumberFormatter", "Locale", "Calendar", "TimeZone",
    "JSONEncoder", "JSONDecoder", "DispatchQueue", "OperationQueue",
  ]

  /// The one spelling of a type; nil if the sources don't tell which type it is.
  func canonical(_ text: String, depth: Int = 0) -> String? {
    let base = text.baseType
    guard depth < 6, !base.contains("&"), !base.hasPrefix("some "), !base.isEmpty else {
      return nil
    }
    guard base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return base.replacing("any ", with: "").filter { !$0.isWhitespace }
    }
    let name = base.split(separator: ".").last.map(String.init) ?? base
    if let alias = index.aliases[name] {
      guard index.types[name] == nil, !alias.isEmpty else { return nil }
      return canonical(alias, depth: depth + 1)
    }
    return index.ambiguousTypes.contains(name) || index.genericNames.contains(name) ? nil : name
  }

  /// Whether a type surely is what its name says.
  func isDeclared(_ name: String) -> Bool { index.types[name] != nil || Self.known.contains(name) }

  /// The initializers of a type, if all are known.
  func initializers(of type: String) -> [[TypeDeclaration.Parameter]] {
    let own = index.initializers(of: type)
    guard own.isEmpty, let declaration = index.type(type), declaration.kind == .class else {
      return own
    }
    let inheritsClass = declaration.inherited.contains {
      index.type($0)?.kind != .interface && !Self.protocols.contains($0.baseType)
    }
    return inheritsClass ? [] : [[]]
  }

  /// Protocols of the standard library, which leave a class its implicit initializer.
  private static let protocols: Set<String> = [
    "AnyObject", "Sendable", "@unchecked Sendable", "Hashable", "Equatable",
    "CustomStringConvertible",
  ]
}
