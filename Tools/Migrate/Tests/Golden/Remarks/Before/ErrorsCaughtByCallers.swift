// Rules: M1-58
import DIv1Compat

enum ErrorsCaughtByCallers {
  final class Ink {}

  static func find(_ scope: DIScope) throws -> Ink { return try scope.resolve() }
  static func ask(_ scope: DIScope) throws -> Ink { return try scope.resolve() }

  static func run() throws {
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    print((try? find(scope)) == nil)
    print(try ask(scope))
  }
}
