// Rules: M1-02 M1-24 M1-30 M1-39
import DITranquillity

public enum ScopesOfScopes {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let inner = DIContainer(engine: scope.engine)
    let innermost = DIContainer(engine: inner.engine)
    let inks: [Ink] = [*scope, *inner, *innermost, *inner]
    return ["\(inks[0] === inks[1])", "\(inks[1] === inks[2])", "\(inks[1] === inks[3])"]
  }
}
