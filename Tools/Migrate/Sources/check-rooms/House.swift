/// A place in a file where a declaration is defined or used.
struct Occurrence {
  /// What identifies the declaration in all files.
  let usr: String
  let name: String
  let line: Int
  let isDefinition: Bool
  /// Whether it is a type or an extension of one.
  let isOfType: Bool
}

/// A file of a room.
struct RoomFile {
  let path: String
  let room: String
  let occurrences: [Occurrence]
  let lines: [String]
}

/// Which rooms use which.
struct House {
  struct Use: Hashable {
    let user: String
    let used: String
    let name: String
  }

  /// The places of each use of another room, as "file:line".
  private(set) var places: [Use: Set<String>] = [:]
  /// The places of uncounted references outside of the room Memory.
  private(set) var uncounted: Set<String> = []
  /// The code lines of each type and its extensions.
  private(set) var sizes: [String: Int] = [:]
  /// The code lines that a type may have: who reads it should know it in an hour.
  static let largestSize = 450

  init(_ files: [RoomFile]) {
    var rooms: [String: String] = [:]
    for file in files {
      for one in file.occurrences where one.isDefinition { rooms[one.usr] = file.room }
    }
    for file in files {
      for one in file.occurrences {
        let place = "\(file.path):\(one.line)"
        if one.isDefinition {
          if one.isOfType { sizes[one.name, default: 0] += file.codeLines(from: one.line) }
        } else if let room = rooms[one.usr] {
          guard room != file.room else { continue }
          // "getter:name"
          let name =
            one.name.hasPrefix("getter:") || one.name.hasPrefix("setter:")
            ? String(one.name.dropFirst(7)) : one.name
          places[Use(user: file.room, used: room, name: name), default: []].insert(place)
        } else if one.usr.hasPrefix("s:s9UnmanagedV"), file.room != "Memory" {
          uncounted.insert("\(place): \(one.name) belongs to Memory; use Unowned")
        }
      }
    }
  }
}

extension House {
  /// The types that are too large.
  var oversized: [String] {
    sizes.filter { $0.value > Self.largestSize }.map { type, size in
      "\(type) and its extensions have \(size) code lines, of at most \(Self.largestSize)"
    }.sorted()
  }
}

extension RoomFile {
  /// Returns the number of code lines of the declaration that begins at a line; 0 if it is part of another one.
  fileprivate func codeLines(from line: Int) -> Int {
    guard lines.indices.contains(line - 1), let first = lines[line - 1].first, first != " " else {
      return 0
    }
    let isOneLine = lines[line - 1].hasSuffix("}")
    let end =
      isOneLine ? line : lines[line...].firstIndex { $0.hasPrefix("}") }.map { $0 + 1 } ?? line
    return lines[(line - 1)..<end].count { text in
      let code = text.drop { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }
}
