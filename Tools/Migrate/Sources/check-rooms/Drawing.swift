import Foundation

/// The drawing of the rooms, and the table of its exceptions.
struct Drawing {
  static let page = "ARCHITECTURE.md"
  static let heading = "## The rooms of the engine"

  /// For each room, those that an arrow leads to, directly or by other rooms.
  private(set) var below: [String: Set<String>] = [:]
  /// The exceptions, with their lines in the page.
  private(set) var exceptions: [House.Use: Int] = [:]
  private(set) var problems: [String] = []

  init(_ text: String) {
    var arrows: [String: Set<String>] = [:]
    var isReading = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("## ") { isReading = line == Self.heading }
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
        exceptions[House.Use(user: cells[1], used: cells[2], name: name)] = index + 1
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

  /// Returns what the drawing doesn't allow, and what it allows in vain.
  func problems(in house: House) -> [String] {
    var found = problems
    let rooms = Set(house.places.keys.flatMap { [$0.user, $0.used] })
    found += rooms.filter { below[$0] == nil }.map { "\(Self.page): \($0) isn't in the drawing" }
    for (use, places) in house.places {
      if below[use.user, default: []].contains(use.used) || exceptions[use] != nil { continue }
      found += places.map {
        "\($0): \(use.user) uses \(use.name) of \(use.used), against the arrows"
      }
    }
    for (use, line) in exceptions where house.places[use] == nil {
      found.append(
        "\(Self.page):\(line): \(use.user) doesn't use \(use.name) of \(use.used) any more")
    }
    return found.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }
}
