// Rules: M2-12 M2-23
import DITranquillity

public enum Release2RepeatedLines {
  protocol Vessel: AnyObject {
    var name: String { get }
  }
  final class Tug {
    let name: String
    init(name: String) { self.name = name }
  }
  final class Barge: Vessel {
    let name: String
    init(name: String) { self.name = name }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    for name in ["Anna", "Berta", "Clara"] {
      builder.register { Barge(name: name) }
        .as(check: Vessel.self) { $0 }
        .as(check: Vessel.self, name: "any") { $0 }
        .lifetime(.prototype)
    }
    builder.initializeSingletonObjects()
    let container = builder
    let vessels: [Vessel] = try container.resolvedMany()
    let any: Vessel = try container.resolved(name: "any")
    let tugs = ["Dora", "Emma"].map { name in
      let yard = DIContainer()
      yard.register { Tug(name: name) }.lifetime(.prototype)
      yard.initializeSingletonObjects()
      let scope = yard
      let tug: Tug = *scope
      return tug.name
    }
    return vessels.map(\.name) + [any.name] + tugs
  }
}
