// Rules: M1-33
import DIv1Compat

public enum ErrorsOfOptionals {
  final class Ink {}
  final class Pen {}
  final class Desk {
    var ink: Ink?
    var pen: Pen?
  }

  static func find(_ scope: DIScope) throws -> Ink? { return try scope.resolve() }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Pen() }.lifetime(.perScope)
    let scope = try builder.build()
    let desk = Desk()
    var found: [String] = []
    do {
      let pen: Pen? = try scope.resolve()
      found.append("\(pen != nil)")
      desk.pen = try scope.resolve()
      desk.ink = try scope.resolve()
      found.append("an ink")
    } catch {
      found.append("no ink")
    }
    found.append("\(desk.pen === *!scope as Pen)")
    do { _ = try find(scope) } catch { found.append("no ink again") }
    return found
  }
}
