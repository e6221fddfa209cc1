// Rules: M2-30 M2-33
import DIv2Compat

public enum Release2RequestsInStatements {
  final class Pen {
    var isFull = true
  }
  final class Case {
    var first: Pen?
  }

  static func take(_ pen: Pen, _ other: Pen) -> Bool { return pen === other }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Pen.init)
    builder.register(type: Case.init).injection { $0.first = $1 }
    let container = try builder.build()
    var found: [String] = []
    if try (*container as Pen).isFull { found.append("full") }
    found.append("\(take(try *container, try container.resolve()))")
    found.append("\(try take(*container, container.resolve()))")
    let pens: [Pen] = [try *container, try *container]
    found.append("\(pens[0] === pens[1])")
    var pen: Pen?
    pen = try *container
    found.append("\(pen === pens[0])")
    let box: Case = try *container
    return found + ["\(try box.first === *container as Pen)", "\(try (container.resolve() as Pen).isFull)"]
  }
}
