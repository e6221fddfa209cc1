// Rules: M1-02 M1-12 M1-23 M1-33
import DITranquillity

public enum SeveralNamesOfUnkeptObjects {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").as(Ink.self, name: "navy").lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let blue: Ink = try scope.resolved(name: "blue")
    let navy: Ink = try scope.resolved(name: "navy")
    return ["\(blue === navy)"]
  }
}
