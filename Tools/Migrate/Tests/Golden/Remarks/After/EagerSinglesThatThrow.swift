// Rules: M1-58 M1-59
import DITranquillity

enum EagerSinglesThatThrow {
  struct Torn: Error {}
  final class Page {
    init() throws { throw Torn() }
  }
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    builder.register(throwing: { try Page() }).lifetime(.single)
    // MIGRATE(M1-59): build() of a builder that others have, or that is used afterwards (an eager single that may fail to be made): a container resolves at once; see docs/migration/declarations-1.md#registration
    let scope = try builder.build()
    do {
      // MIGRATE(M1-58): a request whose caught error changes (an unknown type is an error of the value): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
      let ink: Lazy<Ink> = try scope.resolve()
      print(ink)
    } catch {
      print("no ink")
    }
  }
}
