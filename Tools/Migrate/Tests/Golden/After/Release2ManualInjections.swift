// Rules: M2-16 M2-17 M2-25
import DITranquillity

public enum Release2ManualInjections {
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var ink: Ink?
    var spare: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").lifetime(.prototype)
    builder.register { Desk() }
      .injection(name: "blue") { $0.ink = $1 }
      .injection { (desk, container: DIContainer) in
        desk.log.append("begin")
        desk.spare = container.resolve(name: "blue")
      }
      .postInit { desk in desk.log.append("end") }
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let desk: Desk = try container.resolved()
    return desk.log + ["\(desk.ink !== desk.spare)"]
  }
}
