// Rules: M1-33 M1-34 M1-36
import DIv1Compat

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
    let scope: DIScope
    var quill: Quill { return (try? scope.resolve()) ?? Quill(name: "spare") }
    func pen() throws -> Pen { try scope.resolve() }
    func name(_ fallback: String? = nil) throws -> String {
      return try fallback ?? scope.resolve(Quill.self).name
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Pen() }.lifetime(.perScope)
    builder.register { Ink(name: "blue") }.asName("blue").lifetime(.perScope)
    let scope = try builder.build()
    let desk = Desk(scope: scope)
    var found = [desk.quill.name, try desk.name("none"), (try? desk.name()) ?? "no quill"]
    if try scope.resolve(Pen.self).isFull { found.append("full") }
    if let pen: Pen = try? scope.resolve(), pen.isFull { found.append("full again") }
    switch try? scope.resolve(Ink.self, name: "red") {
    case .some(let ink): found.append(ink.name)
    case nil: found.append("no red")
    }
    let name = found.isEmpty ? "" : try scope.resolve(Ink.self, name: "blue").name
    for pen in [try scope.resolve(Pen.self), try desk.pen()] { found.append("\(pen.isFull)") }
    let pens: [String: Pen] = ["a": try scope.resolve()]
    guard pens["a"] === (try scope.resolve(Pen.self)) else { return [] }
    defer { _ = try? scope.resolve(Pen.self) }
    try scope.resolve(Pen.self).isFull = false
    let closure: () throws -> Pen = { return try scope.resolve() }
    return found + [name, "\(try closure().isFull)", "\(try !scope.resolve(Pen.self).isFull)"]
  }
}
