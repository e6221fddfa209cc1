// Rules: M2-02 M2-05 M2-12 M2-23
import DITranquillity

public enum Release2ForcedTries {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let blue: Ink = container.resolve(name: "blue")
    let spare = try? container.resolved(name: "red") as Ink
    return ["\(type(of: blue))", "\(spare == nil)"]
  }
}
