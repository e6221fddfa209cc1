import Foundation

/// A schema of this package, and the violations of it: of the keywords that these schemas use.
struct JSONSchema {
  private let root: JSONValue

  /// - Parameter name: The name of a file in `docs`.
  init(named name: String) throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/\(name)")
    root = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
  }

  /// A keyword that the checker doesn't know.
  struct UnknownKeyword: Error {
    let keyword: String
  }

  /// Returns the violations of the schema.
  ///
  /// - Parameters:
  ///   - definition: The name of the definition that the document must follow; by default, the whole schema.
  ///   - path: The name of the document in the violations.
  func mistakes(_ text: String, as definition: String? = nil, at path: String) throws -> [String] {
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    return try mistakes(document, definition.map(self.definition) ?? root, at: path)
  }

  /// Returns the names of a definition's properties, and the words of their enumerations: `making`, `making: asking`.
  func words(of definition: String) -> Set<String> {
    let properties = self.definition(definition)["properties"]?.object ?? [:]
    return properties.reduce(into: []) { words, property in
      words.insert(property.key)
      for word in resolved(property.value)["enum"]?.array ?? [] {
        words.insert("\(property.key): \(word.string ?? "")")
      }
    }
  }

  /// Returns the words of an enumeration.
  func enumeration(_ path: String...) -> [String] {
    var schema = root
    for key in path { schema = schema[key] ?? .null }
    return (schema["enum"]?.array ?? []).compactMap(\.string)
  }

  private func definition(_ name: String) -> JSONValue {
    root["$defs"]?[name] ?? .null
  }

  private func resolved(_ schema: JSONValue) -> JSONValue {
    schema["$ref"]?.string.map { definition(String($0.split(separator: "/").last ?? "")) } ?? schema
  }

  private static let keywords: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "required", "properties",
    "additionalProperties", "items", "enum", "const", "pattern", "oneOf",
  ]

  private func mistakes(_ value: JSONValue, _ schema: JSONValue, at path: String) throws -> [String]
  {
    let schema = resolved(schema)
    guard let keywords = schema.object else { return ["\(path) has no definition"] }
    for keyword in keywords.keys where !Self.keywords.contains(keyword) {
      throw UnknownKeyword(keyword: keyword)
    }
    if let choices = schema["oneOf"]?.array {
      let fitting = try choices.count { try mistakes(value, $0, at: path).isEmpty }
      return fitting == 1 ? [] : ["\(path) fits \(fitting) of \(choices.count) forms"]
    }
    if let constant = schema["const"] {
      return value == constant ? [] : ["\(path) is not \(constant.description)"]
    }
    if let words = schema["enum"]?.array {
      return words.contains(value) ? [] : ["\(path) is none of \(words.compactMap(\.string))"]
    }
    let types = schema["type"]?.array?.compactMap(\.string) ?? [schema["type"]?.string ?? ""]
    guard types.contains(value.type) else {
      return ["\(path) is no \(types.joined(separator: " or "))"]
    }
    switch value {
    case .object(let object):
      let properties = schema["properties"]?.object ?? [:]
      let required = (schema["required"]?.array ?? []).compactMap(\.string)
      let missing = required.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
      // Documents never have what the schema doesn't describe, whether it says so or not.
      let inside = try object.flatMap { key, value in
        try properties[key].map { try mistakes(value, $0, at: "\(path).\(key)") }
          ?? ["\(path).\(key) is not described"]
      }
      return (missing + inside).sorted()
    case .array(let elements):
      guard let items = schema["items"] else { return [] }
      return try elements.enumerated().flatMap { try mistakes($1, items, at: "\(path)[\($0)]") }
    case .string(let text):
      guard let pattern = schema["pattern"]?.string else { return [] }
      let matches = text.range(of: pattern, options: .regularExpression) != nil
      return matches ? [] : ["\(path) is no \(pattern): \(text)"]
    case .null, .bool, .integer: return []
    }
  }
}

/// A JSON value. Numbers are integers.
enum JSONValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  /// The name of the value's type in schemas.
  var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  var description: String {
    switch self {
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .string(let string): string
    default: type
    }
  }

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }
  var object: [String: JSONValue]? { if case .object(let object) = self { object } else { nil } }

  subscript(key: String) -> JSONValue? { object?[key] }
}
