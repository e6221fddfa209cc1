// Checks that the rooms of the engine use each other only as the drawing in ARCHITECTURE.md shows. Run it in the
// root of the package: swift Scripts/check-rooms.swift [--uses]
//
// A room is a directory of `Sources/DIEngine`, or a module beside it. A file uses a room if it names a type or
// a global function that the room declares, in code rather than comments or texts. So what a room adds to the type of
// another one doesn't count as a use where it is called. Uncounted references belong to the room Memory: no other
// room may name `Unmanaged`. With --uses the script also prints who uses whom.
import Foundation

let page = "ARCHITECTURE.md"
let heading = "## The rooms of the engine"

// MARK: - Tokens

struct Token {
  let text: String
  let line: Int
  /// The number of braces, brackets and parentheses around the token.
  let depth: Int
}

/// Splits Swift code into words and single characters, without comments and texts.
struct Tokenizer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0
  private var tokens: [Token] = []

  static func tokens(of text: String) -> [Token] {
    var tokenizer = Tokenizer(bytes: Array(text.utf8))
    tokenizer.read(untilClosed: false)
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func begins(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }

  /// - Parameter untilClosed: Whether to stop behind the parenthesis that closes an interpolation.
  private mutating func read(untilClosed: Bool) {
    let outer = depth
    while index < bytes.count {
      if begins("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if begins("/*") {
        while index < bytes.count, !begins("*/") { advance() }
        index += 2
      } else if bytes[index] == UInt8(ascii: "\"") {
        skipText()
      } else if Self.isPartOfWord(bytes[index]) {
        let start = index
        while index < bytes.count, Self.isPartOfWord(bytes[index]) { index += 1 }
        add(String(decoding: bytes[start..<index], as: UTF8.self))
      } else {
        let byte = bytes[index]
        if "}])".utf8.contains(byte) { depth -= 1 }
        if untilClosed, depth < outer {
          index += 1
          return
        }
        if byte > UInt8(ascii: " ") { add(String(UnicodeScalar(byte))) }
        if "{[(".utf8.contains(byte) { depth += 1 }
        advance()
      }
    }
  }

  private mutating func add(_ text: String) {
    tokens.append(Token(text: text, line: line, depth: depth))
  }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func skipText() {
    let isLong = begins("\"\"\"")
    index += isLong ? 3 : 1
    while index < bytes.count {
      if begins("\\(") {
        index += 2
        depth += 1
        read(untilClosed: true)
      } else if begins("\\") {
        index += 2
      } else if isLong ? begins("\"\"\"") : begins("\"") {
        index += isLong ? 3 : 1
        return
      } else {
        advance()
      }
    }
  }
}

// MARK: - Declarations and uses

struct File {
  let path: String
  let room: String
  let tokens: [Token]

  init(_ path: String, room: String, _ text: String) {
    self.path = path
    self.room = room
    tokens = Tokenizer.tokens(of: text)
  }
}

struct Use: Hashable {
  let user: String
  let used: String
  let name: String
}

struct House {
  private static let typeWords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let memberWords: Set = ["func", "let", "var", "case"]

  /// The places of each use of another room, as "file:line".
  private(set) var places: [Use: [String]] = [:]

  init(_ files: [File]) {
    /// The room of each type and function that other files can name.
    var rooms: [String: String] = [:]
    var functions: Set<String> = []
    /// What a room, or a file, names itself, and so doesn't mean by such a name.
    var own: [String: Set<String>] = [:]
    var members: Set<String> = []
    for file in files {
      for (index, token) in file.tokens.enumerated().dropLast() {
        let isType = Self.typeWords.contains(token.text)
        guard isType || Self.memberWords.contains(token.text), !file.follows(".", index) else {
          continue
        }
        let name = file.tokens[index + 1].text
        if token.depth > 0 || file.isPrivate(index) {
          if isType { own[file.room, default: []].insert(name) } else { members.insert(name) }
        } else if isType || token.text == "func" {
          rooms[name] = file.room
          if !isType { functions.insert(name) }
        }
      }
    }
    for file in files {
      for (index, token) in file.tokens.enumerated() {
        guard let room = rooms[token.text], room != file.room, !file.follows(".", index),
          own[file.room]?.contains(token.text) != true
        else { continue }
        if functions.contains(token.text) {
          // The name of a member or a label may be meant.
          guard !members.contains(token.text), !file.follows("func", index),
            !file.precedes(":", index)
          else { continue }
        }
        places[Use(user: file.room, used: room, name: token.text), default: []]
          .append("\(file.path):\(token.line)")
      }
    }
  }
}

extension File {
  func follows(_ text: String, _ index: Int) -> Bool {
    index > 0 && tokens[index - 1].text == text
  }

  func precedes(_ text: String, _ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].text == text
  }

  /// Whether a declaration is visible in its file only.
  func isPrivate(_ index: Int) -> Bool {
    var index = index
    while index > 0, tokens[index - 1].line == tokens[index].line {
      index -= 1
      if ["private", "fileprivate"].contains(tokens[index].text) { return true }
    }
    return false
  }
}

// MARK: - The drawing

struct Drawing {
  /// For each room, those that an arrow leads to, directly or by other rooms.
  private(set) var below: [String: Set<String>] = [:]
  /// The exceptions, with their lines in the page.
  private(set) var exceptions: [Use: Int] = [:]
  private(set) var problems: [String] = []

  init(_ text: String) {
    var arrows: [String: Set<String>] = [:]
    var isReading = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("## ") { isReading = line == heading }
      guard isReading else { continue }
      let rooms = line.components(separatedBy: "-->")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      for (upper, lower) in zip(rooms, rooms.dropFirst()) {
        arrows[upper, default: []].insert(lower)
        arrows[lower] = arrows[lower] ?? []
      }
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      // "| user | used | `name`, `name` | reason |"
      guard cells.count == 6, cells[3].hasPrefix("`") else { continue }
      for name in cells[3].components(separatedBy: ",") {
        let name = name.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
        exceptions[Use(user: cells[1], used: cells[2], name: name)] = index + 1
      }
    }
    for room in arrows.keys {
      var reached: Set<String> = []
      var next = arrows[room, default: []]
      while let other = next.popFirst() {
        if reached.insert(other).inserted { next.formUnion(arrows[other, default: []]) }
      }
      below[room] = reached
      if reached.contains(room) {
        problems.append("\(page): the arrows lead from \(room) to \(room)")
      }
    }
    if arrows.isEmpty { problems.append("\(page): no drawing below \"\(heading)\"") }
  }

  /// Returns what the drawing doesn't allow, and what it allows in vain.
  func problems(in house: House) -> [String] {
    var found = problems
    let rooms = Set(house.places.keys.flatMap { [$0.user, $0.used] })
    found += rooms.filter { below[$0] == nil }.map { "\(page): \($0) isn't in the drawing" }
    for (use, places) in house.places {
      if below[use.user, default: []].contains(use.used) || exceptions[use] != nil { continue }
      found += places.map {
        "\($0): \(use.user) uses \(use.name) of \(use.used), against the arrows"
      }
    }
    for (use, line) in exceptions where house.places[use] == nil {
      found.append("\(page):\(line): \(use.user) doesn't use \(use.name) of \(use.used) any more")
    }
    return found.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }
}

// MARK: - The check of the check

/// A house of two rooms, with every kind of use.
func checkItself() -> [String] {
  let drawing = Drawing(
    """
    \(heading)
      Upper --> Lower
    | from | to | what | why |
    | Lower | Upper | `Allowed`, `Gone` | - |
    """)
  let house = House([
    File(
      "U.swift", room: "Upper",
      """
      struct Plan {}
      struct Allowed {}
      struct Hidden {}
      func skip() {}
      func mark() {}
      """),
    File(
      "L.swift", room: "Lower",
      #"""
      // Plan
      struct Box { enum Hidden {} }
      let allowed = Allowed()
      let text = "Plan \(Plan.self)"
      let hidden = Hidden.self, member = Box.Plan.self
      func mark(_ box: Box) { skip(skip: box.mark()) }
      """#),
    File("V.swift", room: "Upper", "extension Box {\n  func mark() {}\n}"),
  ])
  let expected = [
    "\(page):4: Lower doesn't use Gone of Upper any more",
    "L.swift:4: Lower uses Plan of Upper, against the arrows",
    "L.swift:6: Lower uses skip of Upper, against the arrows",
  ]
  let found = drawing.problems(in: house)
  return found == expected ? [] : ["this script is wrong: \(found) instead of \(expected)"]
}

// MARK: -

func read(_ path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("\(path) can't be read; run this in the root of the package")
    exit(1)
  }
  return text
}

func files(below directory: String, _ room: (String) -> String) -> [File] {
  let paths = FileManager.default.enumerator(atPath: directory)?.allObjects as? [String] ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map {
    File("\(directory)/\($0)", room: room($0), read("\(directory)/\($0)"))
  }
}

let engine = files(below: "Sources/DIEngine") { String($0.prefix { $0 != "/" }) }
let modules = ["DIEngineAsync", "DIEngineGraph"].flatMap { module in
  files(below: "Sources/\(module)") { _ in module }
}
let house = House(engine + modules)
if CommandLine.arguments.contains("--uses") {
  let byRooms = Dictionary(grouping: house.places.keys) { "\($0.user) -> \($0.used)" }
  for (rooms, uses) in byRooms.sorted(by: { $0.key < $1.key }) {
    print("\(rooms): \(uses.map(\.name).sorted().joined(separator: ", "))")
  }
}
let uncounted = (engine + modules).filter { $0.room != "Memory" }.flatMap { file in
  file.tokens.filter { ["Unmanaged", "_withUnsafeGuaranteedRef"].contains($0.text) }.map {
    "\(file.path):\($0.line): \($0.text) belongs to Memory; use Unowned"
  }
}
let problems = checkItself() + Drawing(read(page)).problems(in: house) + uncounted
for problem in problems { print(problem) }
exit(problems.isEmpty ? 0 : 1)
