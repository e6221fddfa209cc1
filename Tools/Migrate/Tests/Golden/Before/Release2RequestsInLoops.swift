// Rules: M2-02 M2-05 M2-23 M2-33
import DIv2Compat

public enum Release2RequestsInLoops {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perDependency)
    let container = try builder.build()
    var inks: [Ink] = []
    for _ in 0..<2 { inks.append(try container.resolve()) }
    let more = try (0..<2).map { _ in try container.resolve(Ink.self) }
    return ["\(inks[0] === inks[1])", "\(more[0] === more[1])"]
  }
}
