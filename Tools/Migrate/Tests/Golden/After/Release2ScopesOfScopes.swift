// Rules: M2-02 M2-05 M2-24 M2-33
import DITranquillity

public enum Release2ScopesOfScopes {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let inner = DIContainer(engine: container.engine)
    let innermost = DIContainer(engine: inner.engine)
    let inks = [try (container.resolved() as Ink), try inner.resolved(), try innermost.resolved()]
    return ["\(inks[0] === inks[1])", "\(inks[1] === inks[2])"]
  }
}
