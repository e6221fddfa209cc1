// Rules: M2-16 M2-17 M2-25
import DIv2Compat

public enum Release2ManualInjections {
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var ink: Ink?
    var spare: Ink?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.perDependency)
    builder.register { Desk() }
      .injection(.manual) { $1.ink = try $0.resolve(name: "blue") }
      .injection(.manual) { container, desk in
        desk.log.append("begin")
        desk.spare = try container.resolve(name: "blue")
      }
      .postInit { _, desk in desk.log.append("end") }
    let container = try builder.build()
    let desk: Desk = try *container
    return desk.log + ["\(desk.ink !== desk.spare)"]
  }
}
