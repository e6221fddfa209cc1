// Rules: M1-16
import DITranquillity

public enum NamedInjections {
  final class Ink {}
  final class Desk {
    var ink: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.perRun(.strong))
    builder.register { Desk() }
      .injection(name: "blue") { $0.ink = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Desk).ink === (try scope.resolved(name: "blue") as Ink))"]
  }
}
