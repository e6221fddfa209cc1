// Rules: M1-67
import DIv1Compat

enum PerRequest {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.instancePerRequest()
  }
}
