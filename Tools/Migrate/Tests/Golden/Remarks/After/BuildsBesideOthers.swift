// Rules: M1-59
import DITranquillity

enum BuildsBesideOthers {
  struct Broken: Error {}
  final class Ink {}
  final class Pump {
    init(_ isBroken: Bool) throws { if isBroken { throw Broken() } }
  }

  static func pumps() throws -> DIContainer {
    let builder = DIContainer()
    builder.register(throwing: { try Pump(false) }).lifetime(.single)
    // MIGRATE(M1-59): build() of a builder that others have, or that is used afterwards (an eager single that may fail to be made): a container resolves at once; see docs/migration/declarations-1.md#registration
    return try builder.build()
  }

  static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.single)
    builder.initializeSingletonObjects()
    let scope = builder
    let pump: Pump = try pumps().resolved()
    return ["\(*scope as Ink === *scope as Ink)", "\(type(of: pump))"]
  }
}
