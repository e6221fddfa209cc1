// Rules: M2-02 M2-05 M2-24 M2-33
import DIv2Compat

public enum Release2ScopesOfScopes {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init)
    let container = try builder.build()
    let inner = container.newLifeTimeScope()
    let innermost = inner.newLifeTimeScope()
    let inks = [try container.resolve(Ink.self), try inner.resolve(), try innermost.resolve()]
    return ["\(inks[0] === inks[1])", "\(inks[1] === inks[2])"]
  }
}
