// Rules: M1-12 M1-33
import DITranquillity

public enum OneName {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let ink: Ink = try scope.resolved(name: "blue")
    let again = try scope.resolved(name: "blue") as Ink
    return ["\(ink === again)"]
  }
}
