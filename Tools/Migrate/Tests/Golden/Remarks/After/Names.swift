import DITranquillity

// Rules: M1-54
enum HiddenOwnTypes {
  protocol Page: AnyObject {}
  final class Paper: Page {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-54): an own type that asType hides, and that others offer, too: make one of them the default; see docs/migration/differences.md#between-the-generations
    builder.register { Paper() }.lifetime(.perDependency)
    // MIGRATE(M1-54): an own type that asType hides, and that others offer, too: make one of them the default; see docs/migration/differences.md#between-the-generations
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
  }
}

// Rules: M1-53
enum NamesBesideOthers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-53): a name beside components without one: make one of them the default; see docs/migration/differences.md#between-the-generations
    builder.register { Ink() }.lifetime(.perDependency)
    // MIGRATE(M1-53): a name beside components without one: make one of them the default; see docs/migration/differences.md#between-the-generations
    builder.register { Ink() }.asName("blue").lifetime(.perDependency)
  }
}

// Rules: M1-52
enum NamesOfEagerSingles {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-52): names of eager singles, or of objects that are made anew: objectForEachName(), if nobody minds when they are made; see docs/migration/differences.md#between-the-generations
    builder.register { Ink() }.asName("blue").asDefault().lifetime(.single)
    builder.initializeSingletonObjects()
    let scope = builder
    print(try scope.resolved(name: "blue") as Ink)
  }
}

// Rules: M1-55
enum UnknownTypes {
  final class Ink {}

  static func make() -> Ink { return Ink() }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-55): a type that the sources do not tell: say the type in the closure; see docs/migration/declarations-1.md#services-and-names
    builder.register { make() }.asName("a").lifetime(.perDependency)
  }
}
