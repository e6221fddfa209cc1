// Rules: M2-02 M2-05 M2-12 M2-23
import DIv2Compat

public enum Release2ForcedTries {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.perDependency)
    let container = try builder.build()
    let blue: Ink = try! container.resolve(name: "blue")
    let spare = try? container.resolve(Ink.self, name: "red")
    return ["\(type(of: blue))", "\(spare == nil)"]
  }
}
