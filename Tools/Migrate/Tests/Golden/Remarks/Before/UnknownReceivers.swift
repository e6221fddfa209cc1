// Rules: M1-64
import DIv1Compat

enum UnknownReceivers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    _ = builder
    print(try Foreign.scopes.first!.resolve(Ink.self))
  }
}
