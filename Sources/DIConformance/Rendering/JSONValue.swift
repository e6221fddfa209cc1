/// A JSON document that keeps the order of its keys.
enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The text, two blanks a level; arrays and objects of nothing but scalars on one line.
  func text(indentation: String = "") -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value): return "\(value)"
    case .string(let value): return Self.quoted(value)
    case .array(let values):
      return block("[", "]", values, indentation) { $0 + $1.text(indentation: $0) }
    case .object(let pairs):
      let values = pairs.map(\.1)
      var keys = pairs.map { Self.quoted($0.0) + ": " }.makeIterator()
      return block("{", "}", values, indentation) {
        $0 + (keys.next() ?? "") + $1.text(indentation: $0)
      }
    }
  }

  private func block(
    _ open: String, _ close: String, _ values: [JSONValue], _ indentation: String,
    _ line: (String, JSONValue) -> String
  ) -> String {
    if values.allSatisfy(\.isScalar) {
      return open + values.map { line("", $0) }.joined(separator: ", ") + close
    }
    let lines = values.map { line(indentation + "  ", $0) }
    return open + "\n" + lines.joined(separator: ",\n") + "\n" + indentation + close
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
