// Rules: M2-76
import DITranquillity

public enum Release2UnfinishedServices {
  protocol Vessel: AnyObject {}
  final class Tug: Vessel {}
  final class Barge: Vessel {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    _ = builder.register { Tug() }.lifetime(.perContainer(.strong))
    builder.register { Barge() }
      .as(check: Vessel.self) { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let tug: Tug = try container.resolved()
    let vessel: Vessel = try container.resolved()
    let vessels: [Vessel] = try container.resolvedMany()
    return [
      "\(try (container.resolved() as Tug) === tug)", "\(type(of: vessel))", "\(vessels.count)",
    ]
  }
}
