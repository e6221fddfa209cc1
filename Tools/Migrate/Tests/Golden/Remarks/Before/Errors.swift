import DIv1Compat

// Rules: M1-58
enum CaughtErrors {
  struct Dry: Error {}
  final class Ink {}
  final class Can {
    init(ink: Ink) throws { throw Dry() }
  }
  final class Screen {}

  static func find(_ scope: DIScope) throws -> Ink { return try scope.resolve() }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { scope in try Can(ink: *scope) }.lifetime(.perScope)
    let scope = try builder.build()
    do {
      let can: Can = try scope.resolve()
      print(can)
    } catch is Dry {
      print("dry")
    }
    do {
      let cans: [Can] = try scope.resolveMany()
      print(cans)
    } catch {
      print("no cans")
    }
    print((try? scope.resolve(Screen())) as Any)
    do {
      print(try find(scope))
    } catch let error as Dry {
      print(error)
    }
    print(try scope.resolve(Ink?.self) as Any)
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
    let builder = DIContainerBuilder()
    builder.register { try Page() }.lifetime(.single)
    let scope = try builder.build()
    do {
      let ink: DILazy<Ink> = try scope.resolve()
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
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    do {
      _ = try scope.resolve(Ink.self)
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

  static func fill(_ builder: DIContainerBuilder) {
    builder.register { try Page() }.lifetime(.perScope)
    builder.register { scope in Book(page: *?scope) }.lifetime(.perScope)
    builder.register { Shelf() }
      .dependency { scope, shelf in shelf.page = *?scope }
      .lifetime(.perScope)
  }
}
