// Rules: M1-03 M1-33
import DIv1Compat

public enum ErrorsCaughtByCallers {
  final class Ink {}
  final class Pen {}
  final class Box {
    let ink: Ink
    init(scope: DIScope) throws { ink = try scope.resolve() }
  }

  static func ink(_ scope: DIScope) throws -> Ink { return try scope.resolve() }
  static func pen(_ scope: DIScope) throws -> Pen { return try scope.resolve() }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Pen() }.lifetime(.perScope)
    let scope = try builder.build()
    var found = ["\((try? ink(scope)) == nil)", "\(try pen(scope) === *!scope as Pen)"]
    do {
      found.append("\(try Box(scope: scope).ink)")
    } catch {
      found.append("no box")
    }
    return found
  }
}
