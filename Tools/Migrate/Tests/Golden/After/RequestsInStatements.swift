// Rules: M1-33 M1-34 M1-36
import DITranquillity

public enum RequestsInStatements {
  final class Ink {
    let name: String
    init(name: String) { self.name = name }
  }
  final class Quill {
    let name: String
    init(name: String) { self.name = name }
  }
  final class Pen {
    var isFull = true
  }
  struct Desk {
    let scope: DIContainer
    var quill: Quill { return (try? scope.resolved()) ?? Quill(name: "spare") }
    func pen() throws -> Pen { try scope.resolved() }
    func name(_ fallback: String? = nil) throws -> String {
      return try fallback ?? (scope.resolved() as Quill).name
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.lifetime(.perContainer(.strong))
    builder.register { Ink(name: "blue") }.as(Ink.self, name: "blue").lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let desk = Desk(scope: scope)
    var found = [desk.quill.name, try desk.name("none"), (try? desk.name()) ?? "no quill"]
    if try (scope.resolved() as Pen).isFull { found.append("full") }
    if let pen: Pen = try? scope.resolved(), pen.isFull { found.append("full again") }
    switch try? (scope.resolved(name: "red") as Ink) {
    case .some(let ink): found.append(ink.name)
    case nil: found.append("no red")
    }
    let name = found.isEmpty ? "" : try (scope.resolved(name: "blue") as Ink).name
    for pen in [try (scope.resolved() as Pen), try desk.pen()] { found.append("\(pen.isFull)") }
    let pens: [String: Pen] = ["a": try scope.resolved()]
    guard pens["a"] === (try scope.resolved() as Pen) else { return [] }
    defer { _ = try? scope.resolved() as Pen }
    try (scope.resolved() as Pen).isFull = false
    let closure: () throws -> Pen = { return try scope.resolved() }
    return found + [name, "\(try closure().isFull)", "\(try !(scope.resolved() as Pen).isFull)"]
  }
}
