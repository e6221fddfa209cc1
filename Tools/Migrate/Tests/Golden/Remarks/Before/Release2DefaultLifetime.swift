// Rules: M2-62
import DIv2Compat

enum Release2DefaultLifetime {
  final class Ink {}
  final class Pen {}

  static func run() throws {
    DISetting.defaultLifeTime = .perDependency
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init)
    builder.register(type: Pen.init).lifetime(.lazySingle)
  }
}
