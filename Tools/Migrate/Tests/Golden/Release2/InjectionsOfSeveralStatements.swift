// Rules: M12-01 M12-15 M12-30
import DIv2Compat

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
      .injection(.manual) { scope, desk in
        desk.log.append("before")
        desk.ink = try! *scope
        desk.log.append("after")
      }
      .injection(.manual) { $1.finish() }
      .injection(.manual) { _, desk in desk.log.append("end") }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = try! *scope
    return desk.log + ["\(desk.ink === (try! *scope) as Ink)"]
  }
}
