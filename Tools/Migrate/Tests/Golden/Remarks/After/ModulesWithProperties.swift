// Rules: M1-60
import DITranquillity

enum ModulesWithProperties {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  // MIGRATE(M1-60): a module with stored properties: register the values as a component; see docs/migration/recipes.md#modules-with-stored-properties
  final class TextModule: DIModule {
    let text: String
    init(text: String) { self.text = text }
    func load(builder: DIContainer) {
      builder.register { [text] in Label(text: text) }.lifetime(.prototype)
    }
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-60): a module with stored properties: register the values as a component; see docs/migration/recipes.md#modules-with-stored-properties
    builder.register(module: TextModule(text: "one"))
  }
}
