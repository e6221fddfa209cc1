// Rules: M1-58
import DITranquillity

enum ErrorsCaughtByCallers {
  final class Ink {}

  // MIGRATE(M1-58): a request whose error is caught: a request for an Optional; see docs/migration/recipes.md#what-1to3sed-leaves
  static func find(_ scope: DIContainer) throws -> Ink { return try scope.resolve() }
  static func ask(_ scope: DIContainer) throws -> Ink { return scope.resolve() }

  static func run() throws {
    let builder = DIContainer()
    builder.initializeSingletonObjects()
    let scope = builder
    print((try? find(scope)) == nil)
    print(try ask(scope))
  }
}
