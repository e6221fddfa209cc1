import SwiftSyntax

/// The names of types, so that two spellings of one type are the same text.
struct LintTypes: Sendable {
  let index: SourceIndex
  /// The module and the types around the code whose names are read: they decide between types of one name.
  var scope = ""

  /// Types of the standard library and of Foundation that no sources declare.
  private static let known: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "UInt", "Character", "Int64", "Int32", "UInt64",
    "Data", "Date", "URL", "UUID", "Decimal", "UserDefaults", "FileManager", "Bundle", "URLSession",
    "NotificationCenter", "DateFormatter", "NumberFormatter", "Locale", "Calendar", "TimeZone",
    "JSONEncoder", "JSONDecoder", "DispatchQueue", "OperationQueue",
  ]

  /// The names of constants of Foundation that have the type whose members they are.
  private static let instances: Set<String> = ["standard", "shared", "default", "main", "current"]

  /// Names that the standard library and Foundation have for types of other names.
  private static let aliases = ["TimeInterval": "Double", "Void": "()"]

  private static let attributes = [
    "@escaping ", "@Sendable ", "@MainActor ", "@autoclosure ", "inout ", "borrowing ",
    "consuming ", "sending ",
  ]

  /// The one spelling of a type; nil if the sources don't tell which type it is.
  func canonical(_ text: String, depth: Int = 0) -> String? {
    var base = text.baseType
    while let attribute = Self.attributes.first(where: base.hasPrefix) {
      base = String(base.dropFirst(attribute.count)).baseType
    }
    guard depth < 6, !base.contains("&"), !base.hasPrefix("some "), !base.isEmpty else {
      return nil
    }
    guard base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return structured(base, depth)
    }
    let name = base.split(separator: ".").last.map(String.init) ?? base
    if let alias = index.aliases[name] {
      guard index.types[name] == nil, !alias.isEmpty else { return nil }
      return canonical(alias, depth: depth + 1)
    }
    if let alias = Self.aliases[name], index.types[name] == nil { return alias }
    if index.genericNames.contains(name), index.types[name] == nil { return nil }
    return index.ambiguousTypes.contains(name) ? index.path(base, in: scope) : name
  }

  /// A generic type, a function, an array or a tuple, with the one spelling of each name in it.
  private func structured(_ text: String, _ depth: Int) -> String? {
    var (result, word) = ("", "")
    func end(_ word: inout String, _ result: inout String) -> Bool {
      if ["any", "some", "throws", "async", "inout"].contains(word) || word.isEmpty {
        if !["any", "some"].contains(word) { result += word }
      } else if word.contains(where: \.isLetter) {
        guard let name = canonical(word, depth: depth + 1) else { return false }
        result += name
      } else {
        result += word
      }
      word = ""
      return true
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        guard end(&word, &result) else { return nil }
        if !character.isWhitespace { result.append(character) }
      }
    }
    guard end(&word, &result) else { return nil }
    if let element = result.elementType { return "Array<\(element)>" }
    return result
  }

  /// Whether a type surely is what its name says.
  func isDeclared(_ name: String) -> Bool {
    if let declaration = index.type(name) { return !declaration.isForeign }
    return Self.known.contains(name)
  }

  /// The type of the value of an expression; nil if the sources don't tell.
  func type(of value: ExprSyntax, _ types: ExpressionTypes) -> String? {
    if let made = value.constructedType {
      let name = made.split(separator: "<").first.map(String.init) ?? made
      // A name that begins as a type may be a function's.
      if index.functions[name] == nil || index.type(name) != nil { return canonical(made) }
    }
    if let name = value.literalType { return name }
    if let member = value.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription, base.first?.isUppercase == true,
      let owner = canonical(base)
    {
      let name = member.declName.baseName.text
      if let type = index.property(name, of: owner) {
        return canonical(type == "Self" ? owner : type)
      }
      if Self.known.contains(base), Self.instances.contains(name) { return owner }
      return index.type(owner)?.constants.contains(name) == true ? owner : nil
    }
    return types.type(of: value).flatMap { canonical($0) }
  }

  /// The name or the tag that an expression means, if it is constant.
  func qualifier(_ text: String) -> String? {
    if text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") { return "name \(text)" }
    return (metatype(text) ?? index.constant(text)).map { "tag \($0)" }
  }

  /// The type that `T.self` names; nil if the sources don't tell which type it is, or if it is something else.
  func metatype(_ text: String) -> String? {
    text.hasSuffix(".self") ? canonical(String(text.dropLast(5))) : nil
  }

  /// Whether each name in a type is declared.
  func isKnown(_ type: String) -> Bool {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.allSatisfy {
      isDeclared(String($0)) || ["throws", "async", "Array"].contains($0)
        || $0.allSatisfy { $0.isNumber || $0 == "." }
    }
  }

  /// The type around a node, by its one spelling.
  func owner(at node: Syntax) -> String? {
    let path = node.enclosingPath
    guard !path.isEmpty else { return nil }
    var names = self
    names.scope = scope.split(separator: ".").first.map(String.init) ?? ""
    return names.canonical(path) ?? path
  }

  /// The same names, read inside the types around a node.
  func reading(at node: Syntax) -> LintTypes {
    var result = self
    let path = node.enclosingPath
    if !path.isEmpty { result.scope += "." + path }
    return result
  }

  /// The parameters of an initializer, whose types are read where they are declared.
  func initializer(of type: String, labels: [String?]) -> [TypeDeclaration.Parameter]? {
    let made = canonical(type).flatMap { index.type($0) == nil ? nil : $0 } ?? type
    return index.initializer(of: made, labels: labels).map { resolved($0, in: made) }
  }

  /// The initializers of a type, if all are known.
  func initializers(of type: String) -> [[TypeDeclaration.Parameter]] {
    let own = index.initializers(of: type)
    guard own.isEmpty, let declaration = index.type(type), declaration.kind == .class,
      !declaration.isForeign
    else { return own.map { resolved($0, in: type) } }
    let inheritsClass = declaration.inherited.contains {
      index.type($0)?.kind != .interface && !Self.protocols.contains($0.baseType)
    }
    return inheritsClass ? [] : [[]]
  }

  private func resolved(_ parameters: [TypeDeclaration.Parameter], in type: String)
    -> [TypeDeclaration.Parameter]
  {
    guard !index.ambiguousTypes.isEmpty else { return parameters }
    var names = self
    names.scope = index.scope(of: type)
    return parameters.map {
      guard let path = names.canonical($0.type), index.ambiguousTypes.contains($0.type.baseType)
      else { return $0 }
      return TypeDeclaration.Parameter(
        label: $0.label, type: $0.type.isOptionalType ? path + "?" : path,
        hasDefault: $0.hasDefault)
    }
  }

  /// Protocols of the standard library, which leave a class its implicit initializer.
  private static let protocols: Set<String> = [
    "AnyObject", "Sendable", "@unchecked Sendable", "Hashable", "Equatable",
    "CustomStringConvertible", "ObservableObject", "Identifiable", "Codable", "Decodable",
    "Encodable", "Error",
  ]
}

extension ExprSyntax {
  /// The type that a literal has if nothing around it states another one.
  fileprivate var literalType: String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    guard let array = self.as(ArrayExprSyntax.self), let first = array.elements.first else {
      return nil
    }
    return first.expression.literalType.map { "[\($0)]" }
  }
}

extension Syntax {
  /// The names of the types around a node, from the outermost one.
  var enclosingPath: String {
    sequence(first: self, next: \.parent).compactMap { node in
      node.typeDeclarationName ?? node.as(ProtocolDeclSyntax.self)?.name.text
    }.reversed().joined(separator: ".")
  }
}
