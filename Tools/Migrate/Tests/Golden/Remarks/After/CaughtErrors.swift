// Rules: M1-58
import DITranquillity

enum CaughtErrors {
  final class Ink {}

  static func check(_ condition: @autoclosure () throws -> Bool) {
    do { print(try condition()) } catch { print("failed") }
  }
  static func ask(_ ink: Ink) -> Bool { return true }

  static func run() throws {
    let builder = DIContainer()
    builder.initializeSingletonObjects()
    let scope = builder
    do {
      // MIGRATE(M1-58): a request whose error is caught: a request for an Optional; see docs/migration/recipes.md#what-1to3sed-leaves
      let ink: Ink = try scope.resolve()
      print(ink)
    } catch {
      print("no ink")
    }
    // MIGRATE(M1-58): a request whose error is caught: a request for an Optional; see docs/migration/recipes.md#what-1to3sed-leaves
    print(Result { try scope.resolve(Ink.self) })
    // MIGRATE(M1-58): a request whose error is caught: a request for an Optional; see docs/migration/recipes.md#what-1to3sed-leaves
    check(try scope.resolve(Ink.self) === nil)
    // MIGRATE(M1-58): a request whose error is caught: a request for an Optional; see docs/migration/recipes.md#what-1to3sed-leaves
    print((try? ask(scope.resolve())) == nil)
  }
}
