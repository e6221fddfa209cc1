// Rules: M1-55
import DIv1Compat

enum UnknownTypes {
  final class Ink {}

  static func make() -> Ink { return Ink() }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { make() }.asName("a").lifetime(.perDependency)
  }
}
