/// Which rooms use which.
struct House {
  struct Use: Hashable {
    let user: String
    let used: String
    let name: String
  }

  /// The places of each use of another room, as "file:line".
  private(set) var places: [Use: [String]] = [:]

  init(_ files: [RoomFile]) {
    /// The room of each type and function that other files can name.
    var rooms: [String: String] = [:]
    /// What a room names itself, and so doesn't mean by such a name.
    var own: [String: Set<String>] = [:]
    for file in files {
      for name in file.types.union(file.functions) { rooms[name] = file.room }
      own[file.room, default: []].formUnion(file.ownTypes)
    }
    let functions = Set(files.flatMap(\.functions))
    let members = Set(files.flatMap(\.members))
    for file in files {
      for name in file.uses {
        guard let room = rooms[name.text], room != file.room,
          own[file.room]?.contains(name.text) != true
        else { continue }
        // The name of a member or a label may be meant.
        if functions.contains(name.text), members.contains(name.text) || name.isLabel { continue }
        places[Use(user: file.room, used: room, name: name.text), default: []]
          .append("\(file.path):\(name.line)")
      }
    }
  }
}
