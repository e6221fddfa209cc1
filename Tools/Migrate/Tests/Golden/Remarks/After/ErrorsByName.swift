// Rules: M1-58 M1-62
import DITranquillity

enum ErrorsByName {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    builder.initializeSingletonObjects()
    let scope = builder
    // MIGRATE(M1-62): a declaration without an automatic successor (`DIError`): see the page; see docs/migration/declarations-1.md#errors
    do {
      // MIGRATE(M1-58): a request whose error is caught: a request for an Optional; see docs/migration/recipes.md#what-1to3sed-leaves
      _ = try scope.resolve(Ink.self)
    } catch DIError.typeIsNotFound {
      print("no ink")
    }
  }
}
