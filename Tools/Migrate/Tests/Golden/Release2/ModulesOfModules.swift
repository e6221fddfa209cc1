// Rules: M12-01 M12-30 M12-41 M12-42
import DIv2Compat

public enum ModulesOfModules {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class InkModule: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register { Ink() }.lifetime(.perScope)
    }
  }
  final class PenModule: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register(component: InkModule())
      builder.register { Pen(ink: try! *$0) }.lifetime(.perDependency)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(component: PenModule())
    let scope = try builder.build()
    return ["\((try! *scope as Pen).ink === (try! *scope) as Ink)"]
  }
}
