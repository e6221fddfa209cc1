// Rules: M1-72
import DIv1Compat

enum ErrorsByName {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    do {
      _ = try scope.resolve(Ink.self)
    } catch DIError.typeIsNotFound {
      print("no ink")
    }
  }
}
