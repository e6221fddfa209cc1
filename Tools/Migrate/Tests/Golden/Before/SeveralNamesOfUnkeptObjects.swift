// Rules: M1-02 M1-12 M1-23 M1-33
import DIv1Compat

public enum SeveralNamesOfUnkeptObjects {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").asName("navy").lifetime(.perDependency)
    let scope = try builder.build()
    let blue: Ink = try scope.resolve(name: "blue")
    let navy: Ink = try scope.resolve(name: "navy")
    return ["\(blue === navy)"]
  }
}
