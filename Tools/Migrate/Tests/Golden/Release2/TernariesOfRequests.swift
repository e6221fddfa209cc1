// Rules: M12-01 M12-30
import DIv2Compat

public enum TernariesOfRequests {
  final class Ink {}
  static let usesScope = true

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    let ink: Ink = usesScope ? (try! *scope) : Ink()
    return ["\(ink === (try! *scope) as Ink)"]
  }
}
