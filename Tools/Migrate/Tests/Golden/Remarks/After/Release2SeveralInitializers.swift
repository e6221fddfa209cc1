// Rules: M2-50
import DITranquillity

enum Release2SeveralInitializers {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainer()
    let name = "untitled"
    // MIGRATE(M2-50): several initializers: one initializer, or one component for each; see docs/migration/recipes.md#several-initializers-for-one-component
    builder.register(type: Label.self)
      .initial { Label(text: name) }
      .initialWithArg { Label(text: $1) }
      .lifetime(.perDependency)
  }
}
