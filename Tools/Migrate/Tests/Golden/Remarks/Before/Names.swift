import DIv1Compat

// Rules: M1-54
enum HiddenOwnTypes {
  protocol Page: AnyObject {}
  final class Paper: Page {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.lifetime(.perDependency)
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
  }
}

// Rules: M1-53
enum NamesBesideOthers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    builder.register { Ink() }.asName("blue").lifetime(.perDependency)
  }
}

// Rules: M1-52
enum NamesOfEagerSingles {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").asDefault().lifetime(.single)
    let scope = try builder.build()
    print(try scope.resolve(Ink.self, name: "blue"))
  }
}

// Rules: M1-55
enum UnknownTypes {
  final class Ink {}

  static func make() -> Ink { return Ink() }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { make() }.asName("a").lifetime(.perDependency)
  }
}
