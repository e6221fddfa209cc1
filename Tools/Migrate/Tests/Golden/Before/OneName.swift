// Rules: M1-12 M1-33
import DIv1Compat

public enum OneName {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").instanceLazySingle()
    let scope = try builder.build()
    let ink: Ink = try scope.resolve(name: "blue")
    let again = try scope.resolve(Ink.self, name: "blue")
    return ["\(ink === again)"]
  }
}
