// Rules: M1-59
import DIv1Compat

enum BuildsBesideOthers {
  struct Broken: Error {}
  final class Ink {}
  final class Pump {
    init(_ isBroken: Bool) throws { if isBroken { throw Broken() } }
  }

  static func pumps() throws -> DIScope {
    let builder = DIContainerBuilder()
    builder.register { _ in try Pump(false) }.lifetime(.single)
    return try builder.build()
  }

  static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.single)
    let scope = try builder.build()
    let pump: Pump = try pumps().resolve()
    return ["\(*!scope as Ink === *!scope as Ink)", "\(type(of: pump))"]
  }
}
