// Rules: M1-03 M1-33
import DITranquillity

public enum ErrorsCaughtByCallers {
  final class Ink {}
  final class Pen {}
  final class Box {
    let ink: Ink
    init(scope: DIContainer) throws { ink = try scope.resolved() }
  }

  static func ink(_ scope: DIContainer) throws -> Ink { return try scope.resolved() }
  static func pen(_ scope: DIContainer) throws -> Pen { return try scope.resolved() }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Pen() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found = ["\((try? ink(scope)) == nil)", "\(try pen(scope) === *scope as Pen)"]
    do {
      found.append("\(try Box(scope: scope).ink)")
    } catch {
      found.append("no box")
    }
    return found
  }
}
