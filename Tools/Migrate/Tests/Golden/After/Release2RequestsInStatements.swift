// Rules: M2-30 M2-33
import DITranquillity

public enum Release2RequestsInStatements {
  final class Pen {
    var isFull = true
  }
  final class Case {
    var first: Pen?
  }

  static func take(_ pen: Pen, _ other: Pen) -> Bool { return pen === other }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Pen.init).lifetime(.perContainer(.strong))
    builder.register(Case.init).injection { $0.first = $1 }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    var found: [String] = []
    if try (container.resolved() as Pen).isFull { found.append("full") }
    found.append("\(take(try container.resolved(), try container.resolved()))")
    found.append("\(try take(container.resolved(), container.resolved()))")
    let pens: [Pen] = [try container.resolved(), try container.resolved()]
    found.append("\(pens[0] === pens[1])")
    var pen: Pen?
    pen = try container.resolved() as Pen
    found.append("\(pen === pens[0])")
    let box: Case = try container.resolved()
    return found + ["\(try box.first === container.resolved() as Pen)", "\(try (container.resolved() as Pen).isFull)"]
  }
}
