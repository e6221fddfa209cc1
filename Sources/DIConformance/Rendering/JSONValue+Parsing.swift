extension JSONValue {
  /// A mistake in a JSON text: what is wrong, and at which byte.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let problem: String
    let offset: Int

    var description: String { "\(problem) at byte \(offset)" }
  }

  /// Reads a whole document. Numbers are whole ones; arrays and objects stand in each other at most
  /// `deepest` times, so that no text can exhaust the stack.
  init(parsing text: String) throws(Mistake) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.document()
  }

  static let deepest = 64

  /// The value of a key, if this is an object that has it.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.last { $0.0 == key }?.1
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
}

/// Reads JSON byte by byte.
private struct JSONReader {
  let bytes: [UInt8]
  var offset = 0

  mutating func document() throws(JSONValue.Mistake) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    if offset < bytes.count { throw mistake("something follows the document") }
    return value
  }

  private func mistake(_ problem: String) -> JSONValue.Mistake {
    JSONValue.Mistake(problem: problem, offset: offset)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(JSONValue.Mistake) {
    if !take(character) { throw mistake("'\(character)' is missing") }
  }

  private mutating func value(depth: Int) throws(JSONValue.Mistake) -> JSONValue {
    if depth > JSONValue.deepest { throw mistake("arrays or objects are too deep") }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .object(try pairs(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw mistake("a value is missing")
    }
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONValue.Mistake) -> JSONValue {
    guard bytes[offset...].starts(with: word.utf8) else { throw mistake("'\(word)' is missing") }
    offset += word.utf8.count
    return value
  }

  private mutating func pairs(depth: Int) throws(JSONValue.Mistake) -> [(String, JSONValue)] {
    var pairs: [(String, JSONValue)] = []
    try expect("{")
    skipBlanks()
    if take("}") { return pairs }
    repeat {
      skipBlanks()
      let key = try string()
      skipBlanks()
      try expect(":")
      pairs.append((key, try value(depth: depth)))
      skipBlanks()
    } while take(",")
    try expect("}")
    return pairs
  }

  private mutating func elements(depth: Int) throws(JSONValue.Mistake) -> [JSONValue] {
    var elements: [JSONValue] = []
    try expect("[")
    skipBlanks()
    if take("]") { return elements }
    repeat {
      elements.append(try value(depth: depth))
      skipBlanks()
    } while take(",")
    try expect("]")
    return elements
  }

  private mutating func number() throws(JSONValue.Mistake) -> Int {
    let start = offset
    _ = take("-")
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    let isWhole = ![UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(next ?? 0)
    guard isWhole, let number = Int(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      offset = start
      throw mistake("no whole number of 64 bits stands")
    }
    return number
  }

  private mutating func string() throws(JSONValue.Mistake) -> String {
    try expect("\"")
    var units: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += String(try escaped()).utf8
      case ..<0x20:
        offset -= 1
        throw mistake("a control character stands in a text")
      default: units.append(byte)
      }
    }
    throw mistake("a text has no end")
  }

  private mutating func escaped() throws(JSONValue.Mistake) -> Character {
    guard let byte = next else { throw mistake("a text has no end") }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "u"): return Character(try scalar())
    default:
      offset -= 1
      throw mistake("an unknown escape stands")
    }
  }

  /// Four hexadecimal digits, or twice four for a pair of surrogates.
  private mutating func scalar() throws(JSONValue.Mistake) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else {
      throw mistake("half a character stands")
    }
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw mistake("half a character stands") }
    return scalar
  }

  private mutating func unit() throws(JSONValue.Mistake) -> UInt32 {
    guard offset + 4 <= bytes.count else { throw mistake("four digits are missing") }
    var unit: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw mistake("four digits are missing")
      }
      unit = unit << 4 + UInt32(digit)
    }
    offset += 4
    return unit
  }
}
