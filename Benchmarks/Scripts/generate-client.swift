// Generates a client with 300 registrations in all common styles, in one function and in functions of ten, and the same
// program without them.
// Run it in `Benchmarks/`: swift Scripts/generate-client.swift

import Foundation

let count = 300

/// One component of the client: its type, and the line that registers it.
struct Component {
  let declaration: String
  let registration: String
}

func dependency(_ number: Int, _ index: Int) -> String {
  "Type\(((number * 40_503 >> 4) + index * 13) % number)"
}

/// Returns the source of a class with parameters of earlier types.
func model(
  _ number: Int, parameters: Int, conforms: Bool = false, more: String = "",
  types: ((Int) -> String)? = nil
) -> String {
  let names = (0..<parameters).map { "p\($0)" }
  let types = (0..<parameters).map { types?($0) ?? dependency(number, $0) }
  let fields = zip(names, types).map { "  let \($0): \($1)\n" }.joined()
  let list = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
  let body = names.map { "    self.\($0) = \($0)\n" }.joined()
  let heading = conforms ? "protocol Protocol\(number): AnyObject {}\n\n" : ""
  return heading + "final class Type\(number)\(conforms ? ": Protocol\(number)" : "") {\n"
    + fields + more + "  init(\(list)) {\n\(body)  }\n}\n"
}

func labels(_ count: Int) -> String { (0..<count).map { "p\($0):" }.joined() }

func arguments(_ count: Int) -> String {
  (0..<count).map { "p\($0): $\($0)" }.joined(separator: ", ")
}

func component(_ number: Int) -> Component {
  let name = "Type\(number)"
  func initializer(_ parameters: Int) -> String {
    parameters == 0 ? "\(name).init" : "\(name).init(\(labels(parameters)))"
  }
  func plain(_ parameters: Int, _ suffix: String, conforms: Bool = false) -> Component {
    Component(
      declaration: model(number, parameters: parameters, conforms: conforms),
      registration: "container.register(\(initializer(parameters)))\(suffix)")
  }
  func closure(_ parameters: Int, _ suffix: String, conforms: Bool = false) -> Component {
    let call = "\(name)(\(arguments(parameters)))"
    return Component(
      declaration: model(number, parameters: parameters, conforms: conforms),
      registration: "container.register { \(call) }\(suffix)")
  }
  // The first components have no dependencies, so that later ones have something to depend on.
  guard number >= 10 else { return plain(0, "") }
  switch number % 20 {
  case 0: return plain(0, "")
  case 1: return plain(1, ".lifetime(.single)")
  case 2: return plain(2, "")
  case 3: return plain(3, "\n    .as(check: Protocol\(number).self) { $0 }", conforms: true)
  case 4: return plain(4, ".lifetime(.perContainer(.strong))")
  case 5: return plain(5, "")
  case 6: return plain(6, ".lifetime(.objectGraph)")
  case 7: return closure(1, ".as(Protocol\(number).self)", conforms: true)
  case 8: return closure(2, ".lifetime(.perRun(.strong))")
  case 9:
    return closure(
      3, "\n    .as(check: Protocol\(number).self) { $0 }\n    .lifetime(.single)", conforms: true)
  case 10:
    return closure(0, "\n    .as(check: Shared.self, name: \"n\(number)\") { $0 }")
      .declared(": Shared")
  case 11:
    return closure(1, "\n    .as(check: Shared.self, tag: Tag.self) { $0 }.default()")
      .declared(": Shared")
  case 12:
    return Component(
      declaration: model(number, parameters: 2, types: { $0 == 0 ? "any Shared" : "[any Shared]" }),
      registration: "container.register { \(name)(p0: by(tag: Tag.self, on: $0), p1: many($1)) }")
  case 13:
    return Component(
      declaration: model(
        number, parameters: 1, more: "  var later: \(dependency(number, 1))?\n"),
      registration: "container.register(\(initializer(1)))\n    .injection { $0.later = $1 }")
  case 14:
    return Component(
      declaration: model(
        number, parameters: 0, more: "  weak var later: \(name)?\n"),
      registration: "container.register(\(initializer(0))).lifetime(.objectGraph)\n"
        + "    .injection(cycle: true, \\.later)")
  case 15:
    return Component(
      declaration: model(number, parameters: 2, types: { $0 == 0 ? "Int" : "String" }),
      registration: "container.register { \(name)(p0: arg($0), p1: arg($1)) }")
  case 16:
    return Component(
      declaration: model(
        number, parameters: 2,
        types: { ($0 == 0 ? "Lazy<" : "Provider<") + dependency(number, $0) + ">" }),
      registration: "container.register(\(initializer(2)))")
  case 17:
    return Component(
      declaration: "struct \(name) {\n  let p0: \(dependency(number, 0))\n  let p1: Int64 = 1\n}\n",
      registration: "container.register { \(name)(p0: $0) }")
  case 18: return plain(1, "\n    .lifetime(.perContainer(.weak))\n    .postInit { _ in }")
  default: return plain(2, "\n    .as(Protocol\(number).self)\n    .test()", conforms: true)
  }
}

extension Component {
  func declared(_ conformance: String) -> Component {
    Component(
      declaration: declaration.replacingOccurrences(
        of: " {\n  init", with: "\(conformance) {\n  init"
      )
      .replacingOccurrences(of: " {\n  let", with: "\(conformance) {\n  let"),
      registration: registration)
  }
}

let components = (0..<count).map(component)
let header = "// Generated by Scripts/generate-client.swift.\n\n"
let models =
  header + "import DIv3\n\nprotocol Shared: AnyObject {}\n\nenum Tag {}\n\n"
  + components.map(\.declaration).joined(separator: "\n")

/// Returns the functions that register all components, so many in each.
func registrations(perFunction: Int) -> String {
  let starts = Array(stride(from: 0, to: count, by: perFunction))
  let calls = starts.map { "  registerFrom\($0)(in: container)\n" }.joined()
  let functions = starts.map { start in
    let lines = components[start..<start + perFunction].map { "  \($0.registration)\n" }
    return "\nprivate func registerFrom\(start)(in container: DIContainer) {\n\(lines.joined())}\n"
  }
  return header + "import DIv3\n\nfunc registerAll(in container: DIContainer) {\n\(calls)}\n"
    + functions.joined()
}

let main = """

  import DIv3

  let container = DIContainer()
  registerAll(in: container)
  let leaf: Type0? = container.resolve()
  print(leaf != nil)

  """

func write(_ text: String, _ path: String) throws {
  let folder = URL(fileURLWithPath: "ClientCost/Sources/\(path)").deletingLastPathComponent()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try text.write(toFile: "ClientCost/Sources/\(path)", atomically: true, encoding: .utf8)
}

let clients = [
  "bare": header + "import DIv3\n\nfunc registerAll(in container: DIContainer) {}\n",
  "functions-of-ten": registrations(perFunction: 10),
  "one-function": registrations(perFunction: count),
]
for (target, text) in clients {
  try write(models, "\(target)/Models.swift")
  try write(header + main.dropFirst(), "\(target)/main.swift")
  try write(text, "\(target)/Registrations.swift")
}
