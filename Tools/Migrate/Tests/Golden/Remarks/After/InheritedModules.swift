// Rules: M1-60 M1-61
import DITranquillity

enum InheritedModules {
  final class Ink {}

  // MIGRATE(M1-61): a module or an assembly whose load can not be written (other classes inherit from it): a part or a framework by hand; see docs/migration/declarations-1.md#modules-and-parts
  class InkModule: DIModule {
    func load(builder: DIContainer) {
      builder.register { Ink() }.lifetime(.prototype)
    }
  }
  final class BlueModule: InkModule {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-60): a module with stored properties: register the values as a component; see docs/migration/recipes.md#modules-with-stored-properties
    builder.register(module: BlueModule())
  }
}
