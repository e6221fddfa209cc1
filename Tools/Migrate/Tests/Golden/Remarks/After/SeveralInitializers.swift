// Rules: M1-50
import DITranquillity

enum SeveralInitializers {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainer()
    let name = "untitled"
    // MIGRATE(M1-50): several initializers: one initializer, or one component for each; see docs/migration/recipes.md#several-initializers-for-one-component
    builder.register { Label(text: name) }
      .initializer { Label(text: $1) }
      .lifetime(.perDependency)
    // MIGRATE(M1-50): several initializers: one initializer, or one component for each; see docs/migration/recipes.md#several-initializers-for-one-component
    builder.register { Label(text: "untitled") }
      .initializer { Label(text: $1) }
  }
}
