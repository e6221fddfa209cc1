// Rules: M1-02 M1-24 M1-30 M1-39
import DIv1Compat

public enum ScopesOfScopes {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }
    let scope = try builder.build()
    let inner = scope.newLifeTimeScope()
    let innermost = inner.newLifeTimeScope()
    let inks: [Ink] = [*!scope, *!inner, *!innermost, *!inner]
    return ["\(inks[0] === inks[1])", "\(inks[1] === inks[2])", "\(inks[1] === inks[3])"]
  }
}
