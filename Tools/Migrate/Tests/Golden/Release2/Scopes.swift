import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-30
public enum ScopesOfScopes: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }
    let scope = try builder.build()
    let inner = scope.newLifeTimeScope()
    let innermost = inner.newLifeTimeScope()
    let inks: [Ink] = [try! *scope, try! *inner, try! *innermost, try! *inner]
    return ["\(inks[0] === inks[1])", "\(inks[1] === inks[2])", "\(inks[1] === inks[3])"]
  }
}
