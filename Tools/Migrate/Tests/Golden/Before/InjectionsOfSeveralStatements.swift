// Rules: M1-15 M1-17
import DIv1Compat

public enum InjectionsOfSeveralStatements {
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var ink: Ink?
    func finish() { log.append("finish") }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Desk() }
      .dependency { scope, desk in
        desk.log.append("before")
        desk.ink = *!scope
        desk.log.append("after")
      }
      .dependency { $1.finish() }
      .dependency { _, desk in desk.log.append("end") }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
    return desk.log + ["\(desk.ink === *!scope as Ink)"]
  }
}
