// Rules: M1-02 M1-22 M1-30 M1-40
import DIv1Compat

public enum TernariesOfRequests {
  final class Ink {}
  static let usesScope = true

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    let ink: Ink = usesScope ? *!scope : Ink()
    return ["\(ink === *!scope as Ink)"]
  }
}
