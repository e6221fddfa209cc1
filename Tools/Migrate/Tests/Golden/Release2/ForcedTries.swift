// Rules: M12-01 M12-12
import DIv2Compat

public enum ForcedTries {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.set(name: "blue").lifetime(.perDependency)
    let scope = try builder.build()
    let blue: Ink = try! scope.resolve(name: "blue")
    let spare = try? scope.resolve(Ink.self, name: "red")
    return ["\(type(of: blue))", "\(spare == nil)"]
  }
}
