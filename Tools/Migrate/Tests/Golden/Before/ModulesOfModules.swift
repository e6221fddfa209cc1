// Rules: M1-02 M1-05 M1-22 M1-23
import DIv1Compat

public enum ModulesOfModules {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class InkModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Ink() }.lifetime(.perScope)
    }
  }
  final class PenModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register(module: InkModule())
      builder.register { Pen(ink: *!$0) }.lifetime(.perDependency)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: PenModule())
    let scope = try builder.build()
    return ["\((*!scope as Pen).ink === *!scope as Ink)"]
  }
}
