import DITranquillity

// Rules: M1-58
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

// Rules: M1-58 M1-59
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

// Rules: M1-72
enum ErrorsByName {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    builder.initializeSingletonObjects()
    let scope = builder
    // MIGRATE(M1-72): DIError: catch a DIFailure, whose type, component and description tell why; see docs/migration/declarations-1.md#errors
    do {
      _ = try scope.resolved() as Ink
    } catch DIError.typeIsNotFound {
      print("no ink")
    }
  }
}

// Rules: M1-58
enum OptionalParametersThatThrow {
  struct Torn: Error {}
  final class Page {
    init() throws { throw Torn() }
  }
  final class Book {
    let page: Page?
    init(page: Page?) { self.page = page }
  }
  final class Shelf {
    var page: Page?
  }

  static func fill(_ builder: DIContainer) {
    builder.register(throwing: { try Page() }).lifetime(.perContainer(.strong))
    // MIGRATE(M1-58): a request whose caught error changes (an object that can not be made is not nil): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
    builder.register { scope in Book(page: *?scope) }.lifetime(.perScope)
    // MIGRATE(M1-58): a request whose caught error changes (an object that can not be made is not nil): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
    builder.register { Shelf() }
      .dependency { scope, shelf in shelf.page = *?scope }
      .lifetime(.perScope)
  }
}
