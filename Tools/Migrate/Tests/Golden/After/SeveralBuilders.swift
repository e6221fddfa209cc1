// Rules: M1-10 M1-12 M1-24
import DITranquillity

public enum SeveralBuilders {
  final class Ink {
    let name: String
    init(name: String) { self.name = name }
  }

  static func plain() throws -> String {
    let builder = DIContainer()
    builder.register { Ink(name: "plain") }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return (*scope as Ink).name
  }

  static func named() throws -> String {
    let builder = DIContainer()
    builder.register { Ink(name: "blue") }.as(Ink.self, name: "blue").lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return try (scope.resolved(name: "blue") as Ink).name
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink(name: "red") }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let ink: Ink = *scope
    return [try plain(), try named(), ink.name]
  }
}
