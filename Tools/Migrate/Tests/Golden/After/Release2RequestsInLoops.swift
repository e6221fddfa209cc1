// Rules: M2-02 M2-05 M2-23 M2-33
import DITranquillity

public enum Release2RequestsInLoops {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    var inks: [Ink] = []
    for _ in 0..<2 { inks.append(try container.resolved()) }
    let more = try (0..<2).map { _ in try container.resolved() as Ink }
    return ["\(inks[0] === inks[1])", "\(more[0] === more[1])"]
  }
}
