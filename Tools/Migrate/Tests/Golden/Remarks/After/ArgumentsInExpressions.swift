// Rules: M1-68
import DITranquillity

enum ArgumentsInExpressions {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-68): an argument without a type, left out, or used in a closure inside: write the registration by hand; see docs/migration/recipes.md#what-1to3sed-leaves
    builder.register { Label(text: "no. \($1)") }.lifetime(.perDependency)
    // MIGRATE(M1-68): an argument without a type, left out, or used in a closure inside: write the registration by hand; see docs/migration/recipes.md#what-1to3sed-leaves
    builder.register { scope, first, second in Label(text: second) }
  }
}
