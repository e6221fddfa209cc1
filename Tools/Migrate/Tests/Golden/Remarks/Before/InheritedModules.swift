// Rules: M1-60 M1-61
import DIv1Compat

enum InheritedModules {
  final class Ink {}

  class InkModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Ink() }.lifetime(.perDependency)
    }
  }
  final class BlueModule: InkModule {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(module: BlueModule())
  }
}
