// Rules: M1-58
import DITranquillity

enum CaughtErrors {
  struct Dry: Error {}
  final class Ink {}
  final class Can {
    init(ink: Ink) throws { throw Dry() }
  }
  final class Screen {}

  // MIGRATE(M1-58): a request whose caught error changes (DIFailure holds the error of a closure): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
  static func find(_ scope: DIContainer) throws -> Ink { return try scope.resolve() }

  static func run() throws {
    let builder = DIContainer()
    builder.register(throwing: { try Can(ink: $0) }).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    do {
      // MIGRATE(M1-58): a request whose caught error changes (DIFailure holds the error of a closure): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
      let can: Can = try scope.resolve()
      print(can)
    } catch is Dry {
      print("dry")
    }
    do {
      // MIGRATE(M1-58): a request whose caught error changes (no component is no error any more): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
      let cans: [Can] = try scope.resolveMany()
      print(cans)
    } catch {
      print("no cans")
    }
    // MIGRATE(M1-58): a request whose caught error changes (an object of an unknown type is no error any more): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
    print((try? scope.resolve(Screen())) as Any)
    do {
      print(try find(scope))
    } catch let error as Dry {
      print(error)
    }
    print(try scope.resolved() as Ink as Ink? as Any)
  }
}
