// Rules: M2-12 M2-23
import DIv2Compat

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
    let builder = DIContainerBuilder()
    for name in ["Anna", "Berta", "Clara"] {
      builder.register { Barge(name: name) }
        .as(Vessel.self) { $0 }
        .set(name: "any")
        .lifetime(.perDependency)
    }
    let container = try builder.build()
    let vessels: [Vessel] = try **container
    let any: Vessel = try container.resolve(name: "any")
    let tugs = ["Dora", "Emma"].map { name in
      let yard = DIContainerBuilder()
      yard.register { Tug(name: name) }.lifetime(.perDependency)
      let scope = try! yard.build()
      let tug: Tug = try! *scope
      return tug.name
    }
    return vessels.map(\.name) + [any.name] + tugs
  }
}
