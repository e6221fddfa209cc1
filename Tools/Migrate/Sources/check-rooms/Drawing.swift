import Foundation

/// The drawing of the rooms.
struct Drawing {
  static let page = "ARCHITECTURE.md"
  static let heading = "## The rooms of the engine"

  /// For each room, those that an arrow leads to, directly or by other rooms.
  private(set) var below: [String: Set<String>] = [:]
  /// The rooms of the directories and modules that have the name of no room.
  private(set) var rooms: [String: String] = [:]
  private(set) var problems: [String] = []

  init(_ text: String) {
    var arrows: [String: Set<String>] = [:]
    var isReading = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") { isReading = line == Self.heading }
      guard isReading else { continue }
      let names = line.components(separatedBy: "-->")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      for (upper, lower) in zip(names, names.dropFirst()) {
        arrows[upper, default: []].insert(lower)
        arrows[lower] = arrows[lower] ?? []
      }
      // Room["Room<br>Directory, Directory"]
      if let list = line.range(of: "<br>"), let end = line.range(of: "\"]"),
        let bracket = line.firstIndex(of: "[")
      {
        let room = line[..<bracket].trimmingCharacters(in: .whitespaces)
        for part in line[list.upperBound..<end.lowerBound].components(separatedBy: ", ") {
          rooms[part] = room
        }
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
        problems.append("\(Self.page): the arrows lead from \(room) to \(room)")
      }
    }
    if arrows.isEmpty { problems.append("\(Self.page): no drawing below \"\(Self.heading)\"") }
  }

  /// Returns the room of a directory or a module.
  func room(of part: String) -> String { rooms[part] ?? part }

  /// Returns what the drawing doesn't allow.
  func problems(in house: House) -> [String] {
    var found = problems
    let used = Set(house.places.keys.flatMap { [$0.user, $0.used] })
    found += used.filter { below[$0] == nil }.map { "\(Self.page): \($0) isn't in the drawing" }
    for (use, places) in house.places where !below[use.user, default: []].contains(use.used) {
      found += places.map {
        "\($0): \(use.user) uses \(use.name) of \(use.used), against the arrows"
      }
    }
    return found.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }
}
