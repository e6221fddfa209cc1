// Checks that the rooms of the engine use each other only as the drawing in ARCHITECTURE.md shows. Run it in the root
// of the repository, after a build: check-rooms [--uses] [INDEX]
//
// A room is some directories of `Sources/DIEngine`, or a module beside it. A file uses a room if the compiler has found that
// it uses anything that the room declares: a type, a member, an operator, a global function. The compiler's index tells,
// which each debug build writes; INDEX is its path, by default that of the build that this program is part of. Uncounted
// references belong to the room Memory: no other room may use `Unmanaged`. No type may be too large, with all its
// extensions. With --uses the command also prints who uses whom, and the largest types.
//
// It knows what the build has compiled: neither C, nor code behind a condition that isn't met here.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
let index =
  arguments.first { !$0.hasPrefix("-") }
  ?? program.deletingLastPathComponent().appendingPathComponent("index/store").path

/// The library of the toolchain whose `swift` the shell would run.
func library() -> String {
  let paths = ProcessInfo.processInfo.environment["PATH", default: ""].components(separatedBy: ":")
  let swift = paths.map { URL(fileURLWithPath: "\($0)/swift") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  #if os(macOS)
  let name = "libIndexStore.dylib"
  #else
  let name = "libIndexStore.so"
  #endif
  return swift?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/\(name)").path ?? name
}

/// Returns the files of a module as the index knows them.
func files(of module: String, _ units: [String: IndexStore.Unit], _ store: IndexStore) throws
  -> [RoomFile]
{
  let directory = "Sources/\(module)"
  let paths = FileManager.default.enumerator(atPath: directory)?.allObjects as? [String] ?? []
  return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
    let part = module == "DIEngine" ? String(path.prefix { $0 != "/" }) : module
    let path = "\(directory)/\(path)"
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let changed = try url.resourceValues(forKeys: [.contentModificationDateKey])
      .contentModificationDate!
    guard let unit = units[url.path], unit.time >= changed.timeIntervalSince1970 else {
      throw IndexStore.Problem(description: "\(path) has changed since the build of \(index)")
    }
    let occurrences = store.occurrences(in: unit)
    guard !occurrences.isEmpty else {
      throw IndexStore.Problem(description: "\(index) has nothing of \(path)")
    }
    return RoomFile(
      path: path, room: drawing.room(of: part), occurrences: occurrences,
      lines: try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n"))
  }
}

let drawing = Drawing(try String(contentsOfFile: Drawing.page, encoding: .utf8))
do {
  let store = try IndexStore(index, library())
  let units = Dictionary(uniqueKeysWithValues: store.units().map { ($0.file, $0) })
  let house = House(
    try ["DIEngine", "DIEngineAsync", "DIEngineGraph"].flatMap { try files(of: $0, units, store) })
  if arguments.contains("--uses") {
    let byRooms = Dictionary(grouping: house.places.keys) { "\($0.user) -> \($0.used)" }
    for (rooms, uses) in byRooms.sorted(by: { $0.key < $1.key }) {
      print("\(rooms): \(uses.map(\.name).sorted().joined(separator: ", "))")
    }
    for (type, lines) in house.sizes.sorted(by: { $0.value > $1.value }).prefix(10) {
      print("\(type): \(lines) lines")
    }
  }
  let problems = drawing.problems(in: house) + house.uncounted.sorted() + house.oversized
  for problem in problems { print(problem) }
  exit(problems.isEmpty ? 0 : 1)
} catch {
  print(error)
  exit(1)
}
