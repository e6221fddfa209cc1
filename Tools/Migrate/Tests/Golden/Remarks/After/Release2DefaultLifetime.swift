// Rules: M2-62
import DITranquillity

enum Release2DefaultLifetime {
  final class Ink {}
  final class Pen {}

  static func run() throws {
    // MIGRATE(M2-62): a declaration without an automatic successor (`DISetting.defaultLifeTime`; write DISetting.Defaults.lifeTime, and set that to .perContainer(.strong) before the first registration): see the page; see docs/migration/declarations-2.md#errors
    DISetting.defaultLifeTime = .perDependency
    let builder = DIContainer()
    builder.register(Ink.init)
    builder.register(Pen.init).lifetime(.perRun(.strong))
  }
}
