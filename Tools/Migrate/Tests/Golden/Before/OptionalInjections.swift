// Rules: M1-15
import DIv1Compat

public enum OptionalInjections {
  final class Ink {}
  final class Lamp {}
  final class Desk {
    var ink: Ink?
    var lamp: Lamp?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Desk() }
      .dependency { $1.ink = *?$0 }
      .dependency { scope, desk in desk.lamp = try? scope.resolve() }
      .lifetime(.perDependency)
    builder.register { Ink() }.lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)"]
  }
}
