// Rules: M1-02 M1-22 M1-30 M1-40
import DITranquillity

public enum TernariesOfRequests {
  final class Ink {}
  static let usesScope = true

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let ink: Ink = usesScope ? *scope : Ink()
    return ["\(ink === *scope as Ink)"]
  }
}
