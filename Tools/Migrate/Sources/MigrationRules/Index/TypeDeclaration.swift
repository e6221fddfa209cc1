import SwiftSyntax

/// What the sources tell about a type.
struct TypeDeclaration: Sendable {
  struct Parameter: Sendable, Equatable {
    let label: String?
    let type: String
    let hasDefault: Bool
  }

  enum Kind: Sendable {
    case `class`, structure, enumeration, interface
  }

  let name: String
  let kind: Kind
  /// The type inside of which it is declared.
  var outer: String?
  var inherited: [String] = []
  var initializers: [[Parameter]] = []
  /// The types of properties that state one, or whose value does.
  var properties: [String: String] = [:]
  /// The properties with observers or accessors.
  var observedProperties: Set<String> = []
  /// The types that methods without parameters' labels in common return; an empty text if two differ.
  var methods: [String: String] = [:]
  /// The types of the parameters of methods, by their full names, such as `set(search:wallet:)`.
  var methodParameters: [String: [String]] = [:]
  /// The cases without values, and the static constants that a class makes of itself.
  var constants: Set<String> = []
  /// Whether instances hold something that a static method can't read.
  var hasStoredProperties = false
  /// What properties get or begin with, where that is one expression.
  var values: [String: ExprSyntax] = [:]
  /// Whether the sources only extend the type.
  var isForeign = false

  mutating func merge(_ other: TypeDeclaration) {
    inherited += other.inherited
    initializers += other.initializers
    properties.merge(other.properties) { first, _ in first }
    methods.merge(other.methods) { $0 == $1 ? $0 : "" }
    methodParameters.merge(other.methodParameters) { $0 == $1 ? $0 : [] }
    constants.formUnion(other.constants)
    values.merge(other.values) { first, _ in first }
    observedProperties.formUnion(other.observedProperties)
    hasStoredProperties = hasStoredProperties || other.hasStoredProperties
  }
}

extension String {
  /// The type that a request for this one looks up: without Optional, `any` and parentheses.
  var baseType: String {
    var text = Substring(self).trimmed
    while true {
      if text.hasSuffix("?") || text.hasSuffix("!") {
        text = text.dropLast().trimmed
      } else if text.hasPrefix("any ") {
        text = text.dropFirst(4).trimmed
      } else if text.hasPrefix("inout ") {
        text = text.dropFirst(6).trimmed
      } else if text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","),
        text.dropFirst().dropLast().isBalanced
      {
        text = text.dropFirst().dropLast().trimmed
      } else if text.hasPrefix("Optional<"), text.hasSuffix(">") {
        text = text.dropFirst(9).dropLast().trimmed
      } else {
        return String(text)
      }
    }
  }

  var isOptionalType: Bool { hasSuffix("?") || hasSuffix("!") || hasPrefix("Optional<") }

  /// The element of an array type, or nil.
  var elementType: String? {
    let base = baseType
    if base.hasPrefix("Array<"), base.hasSuffix(">") {
      return String(base.dropFirst(6).dropLast()).baseType
    }
    guard base.hasPrefix("["), base.hasSuffix("]"), !base.contains(":") else { return nil }
    return String(base.dropFirst().dropLast()).baseType
  }

  /// The type of a dictionary's values, or nil.
  var valueType: String? {
    let base = baseType
    guard base.hasPrefix("["), base.hasSuffix("]") else { return nil }
    let parts = base.dropFirst().dropLast().split(separator: ":")
    return parts.count == 2 ? String(parts[1]).baseType : nil
  }
}

extension String {
  /// A type without the path of those around it: one code says `Shop.Cat`, and other code `Cat`.
  var lastName: String {
    let base = baseType
    guard base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return base
    }
    return base.split(separator: ".").last.map(String.init) ?? base
  }

  /// What a lazy of release 1 holds, or the type itself.
  var withoutLazy: String {
    let base = baseType
    return base.hasPrefix("DILazy<") && base.hasSuffix(">")
      ? String(base.dropFirst(7).dropLast()) : self
  }
}

extension Substring {
  /// Whether each parenthesis that closes was opened before.
  fileprivate var isBalanced: Bool {
    var depth = 0
    for character in self where depth >= 0 {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
    }
    return depth >= 0
  }

  var trimmed: Substring {
    var result = self
    while result.first?.isWhitespace == true { result.removeFirst() }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
