// Rules: M1-02 M1-12 M1-23 M1-29
import DITranquillity

public enum ForcedTries {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let blue: Ink = scope.resolve(name: "blue")
    let spare = try? scope.resolved(name: "red") as Ink
    return ["\(type(of: blue))", "\(spare == nil)"]
  }
}
