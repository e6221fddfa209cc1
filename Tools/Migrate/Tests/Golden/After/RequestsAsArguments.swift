// Rules: M1-02 M1-22 M1-30 M1-33
import DITranquillity

public enum RequestsAsArguments {
  final class Ink {}
  static func same(_ first: Ink, as second: Ink) -> Bool { return first === second }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let one = same(*scope, as: *scope)
    let two = same(try scope.resolved() as Ink, as: *DIContainer(engine: scope.engine))
    return ["\(one)", "\(two)"]
  }
}
