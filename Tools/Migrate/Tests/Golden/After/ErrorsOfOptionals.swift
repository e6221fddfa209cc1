// Rules: M1-33
import DITranquillity

public enum ErrorsOfOptionals {
  final class Ink {}
  final class Pen {}
  final class Desk {
    var ink: Ink?
    var pen: Pen?
  }

  static func find(_ scope: DIContainer) throws -> Ink? { return try scope.resolved() as Ink }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let desk = Desk()
    var found: [String] = []
    do {
      let pen: Pen? = try scope.resolved() as Pen
      found.append("\(pen != nil)")
      desk.pen = try scope.resolved() as Pen
      desk.ink = try scope.resolved() as Ink
      found.append("an ink")
    } catch {
      found.append("no ink")
    }
    found.append("\(desk.pen === *scope as Pen)")
    do { _ = try find(scope) } catch { found.append("no ink again") }
    return found
  }
}
