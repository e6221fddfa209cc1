// Rules: M2-02 M2-05 M2-22 M2-30
import DITranquillity

public enum Release2RequestsAsArguments {
  final class Ink {}
  static func same(_ first: Ink, as second: Ink) -> Bool { return first === second }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let one = same(try container.resolved(), as: try container.resolved() as Ink)
    let two = same(try container.resolved(), as: try DIContainer(engine: container.engine).resolved())
    return ["\(one)", "\(two)"]
  }
}
