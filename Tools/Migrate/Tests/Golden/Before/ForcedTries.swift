// Rules: M1-02 M1-12 M1-23 M1-29
import DIv1Compat

public enum ForcedTries {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").lifetime(.perDependency)
    let scope = try builder.build()
    let blue: Ink = try! scope.resolve(name: "blue")
    let spare = try? scope.resolve(Ink.self, name: "red")
    return ["\(type(of: blue))", "\(spare == nil)"]
  }
}
