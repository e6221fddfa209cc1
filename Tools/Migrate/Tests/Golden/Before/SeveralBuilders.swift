// Rules: M1-10 M1-12 M1-24
import DIv1Compat

public enum SeveralBuilders {
  final class Ink {
    let name: String
    init(name: String) { self.name = name }
  }

  static func plain() throws -> String {
    let builder = DIContainerBuilder()
    builder.register { Ink(name: "plain") }
    let scope = try builder.build()
    return (*!scope as Ink).name
  }

  static func named() throws -> String {
    let builder = DIContainerBuilder()
    builder.register { Ink(name: "blue") }.asName("blue")
    let scope = try builder.build()
    return try scope.resolve(Ink.self, name: "blue").name
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink(name: "red") }.asSelf().lifetime(.perDependency)
    let scope = try builder.build()
    let ink: Ink = *!scope
    return [try plain(), try named(), ink.name]
  }
}
