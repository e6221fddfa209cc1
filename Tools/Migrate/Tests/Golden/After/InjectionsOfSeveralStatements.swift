// Rules: M1-15 M1-17
import DITranquillity

public enum InjectionsOfSeveralStatements {
  final class Ink {}
  final class Desk {
    var log: [String] = []
    var ink: Ink?
    func finish() { log.append("finish") }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Desk() }
      .injection { (desk, scope: DIContainer) in
        desk.log.append("before")
        desk.ink = *scope
        desk.log.append("after")
      }
      .injection { $0.finish() }
      .injection { desk in desk.log.append("end") }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let desk: Desk = *scope
    return desk.log + ["\(desk.ink === *scope as Ink)"]
  }
}
