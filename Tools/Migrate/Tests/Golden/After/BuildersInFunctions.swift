// Rules: M1-02 M1-22 M1-30 M1-40
import DITranquillity

public enum BuildersInFunctions {
  final class Ink {}
  static func fill(_ builder: DIContainer) {
    builder.register { Ink() }.lifetime(.perContainer(.strong))
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    fill(builder)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(*scope as Ink === *scope as Ink)"]
  }
}
