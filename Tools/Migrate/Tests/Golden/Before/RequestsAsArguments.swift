// Rules: M1-02 M1-22 M1-30 M1-33
import DIv1Compat

public enum RequestsAsArguments {
  final class Ink {}
  static func same(_ first: Ink, as second: Ink) -> Bool { return first === second }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    let one = same(*!scope, as: *!scope)
    let two = same(try scope.resolve(Ink.self), as: *!scope.newLifeTimeScope())
    return ["\(one)", "\(two)"]
  }
}
