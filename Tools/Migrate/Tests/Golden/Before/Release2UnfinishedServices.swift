// Rules: M2-76
import DIv2Compat

public enum Release2UnfinishedServices {
  protocol Vessel: AnyObject {}
  final class Tug: Vessel {}
  final class Barge: Vessel {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    _ = builder.register { Tug() }.as(Vessel.self)
    builder.register { Barge() }
      .as(Vessel.self) { $0 }
      .lifetime(.perDependency)
    let container = try builder.build()
    let tug: Tug = try *container
    let vessel: Vessel = try *container
    let vessels: [Vessel] = try **container
    return [
      "\(try container.resolve(Tug.self) === tug)", "\(type(of: vessel))", "\(vessels.count)",
    ]
  }
}
