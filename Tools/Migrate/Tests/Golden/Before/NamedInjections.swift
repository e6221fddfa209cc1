// Rules: M1-16
import DIv1Compat

public enum NamedInjections {
  final class Ink {}
  final class Desk {
    var ink: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").lifetime(.lazySingle)
    builder.register { Desk() }
      .dependency { scope, desk in desk.ink = try scope.resolve(name: "blue") }
      .lifetime(.perDependency)
    let scope = try builder.build()
    return ["\((*!scope as Desk).ink === (try scope.resolve(Ink.self, name: "blue")))"]
  }
}
