// Rules: M1-64
import DITranquillity

enum UnknownReceivers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    _ = builder
    // MIGRATE(M1-64): a request of something whose type the sources do not tell: say its type; see docs/migration/declarations-1.md#requests
    print(try Foreign.scopes.first!.resolve(Ink.self))
  }
}
