// Checks that the rooms of the engine use each other only as the drawing in ARCHITECTURE.md shows. Run it in the root
// of the repository: swift run --package-path Tools/Migrate check-rooms [--uses]
//
// A room is a directory of `Sources/DIEngine`, or a module beside it. A file uses a room if it names a type or
// a global function that the room declares. So what a room adds to the type of another one doesn't count as a use where
// it is called. Uncounted references belong to the room Memory: no other room may name `Unmanaged`. With --uses the
// command also prints who uses whom.
import Foundation

func read(_ path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("\(path) can't be read; run this in the root of the repository")
    exit(1)
  }
  return text
}

func files(below directory: String, _ room: (String) -> String) -> [RoomFile] {
  let paths = FileManager.default.enumerator(atPath: directory)?.allObjects as? [String] ?? []
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map {
    RoomFile("\(directory)/\($0)", room: room($0), read("\(directory)/\($0)"))
  }
}

let drawing = Drawing(read(Drawing.page))
let sources =
  files(below: "Sources/DIEngine") { String($0.prefix { $0 != "/" }) }
  + ["DIEngineAsync", "DIEngineGraph"].flatMap { module in
    files(below: "Sources/\(module)") { _ in module }
  }
let house = House(sources)
if CommandLine.arguments.contains("--uses") {
  let byRooms = Dictionary(grouping: house.places.keys) { "\($0.user) -> \($0.used)" }
  for (rooms, uses) in byRooms.sorted(by: { $0.key < $1.key }) {
    print("\(rooms): \(uses.map(\.name).sorted().joined(separator: ", "))")
  }
}
let uncounted = sources.filter { $0.room != "Memory" }.flatMap { file in
  file.uncounted.map { "\(file.path):\($0.line): \($0.text) belongs to Memory; use Unowned" }
}
let problems = drawing.problems(in: house) + uncounted
for problem in problems { print(problem) }
exit(problems.isEmpty ? 0 : 1)
