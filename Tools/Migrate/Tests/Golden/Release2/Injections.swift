import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-12 M12-15 M12-30
public enum NamedInjections: GoldenCase {
  final class Ink {}
  final class Desk {
    var ink: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.set(name: "blue").lifetime(.lazySingle)
    builder.register { Desk() }
      .injection(.manual) { scope, desk in desk.ink = try scope.resolve(name: "blue") }
      .lifetime(.perDependency)
    let scope = try builder.build()
    return ["\((try! *scope as Desk).ink === (try scope.resolve(Ink.self, name: "blue")))"]
  }
}
