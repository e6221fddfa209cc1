// Rules: M1-72
import DITranquillity

enum ErrorsByName {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    builder.initializeSingletonObjects()
    let scope = builder
    // MIGRATE(M1-72): DIError: catch a DIFailure, whose type, component and description tell why; see docs/migration/declarations-1.md#errors
    do {
      _ = try scope.resolved() as Ink
    } catch DIError.typeIsNotFound {
      print("no ink")
    }
  }
}
