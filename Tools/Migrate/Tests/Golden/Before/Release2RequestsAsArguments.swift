// Rules: M2-02 M2-05 M2-22 M2-30
import DIv2Compat

public enum Release2RequestsAsArguments {
  final class Ink {}
  static func same(_ first: Ink, as second: Ink) -> Bool { return first === second }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    let container = try builder.build()
    let one = same(try container.resolve(), as: try container.resolve(Ink.self))
    let two = same(try *container, as: try container.newLifeTimeScope().resolve())
    return ["\(one)", "\(two)"]
  }
}
