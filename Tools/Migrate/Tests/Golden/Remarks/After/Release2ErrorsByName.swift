// Rules: M2-58 M2-72
import DITranquillity

enum Release2ErrorsByName {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    builder.initializeSingletonObjects()
    let container = builder
    // MIGRATE(M2-72): DIError: catch a DIFailure, whose type, component and description tell why; see docs/migration/declarations-2.md#errors
    do {
      _ = try container.resolved() as Ink
    } catch let error as DIError {
      print(error)
    }
    do {
      // MIGRATE(M2-58): a request whose caught error changes (no component is no error any more): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
      let inks: [Ink] = try **container
      print(inks)
    } catch {
      print("no ink")
    }
  }
}
