import DITranquillity

// Rules: M1-59
enum BuildsBesideOthers {
  struct Broken: Error {}
  final class Ink {}
  final class Pump {
    init(_ isBroken: Bool) throws { if isBroken { throw Broken() } }
  }

  static func pumps() throws -> DIContainer {
    let builder = DIContainer()
    builder.register(throwing: { try Pump(false) }).lifetime(.single)
    // MIGRATE(M1-59): build() of a builder that others have, or that is used afterwards (an eager single that may fail to be made): a container resolves at once; see docs/migration/declarations-1.md#registration
    return try builder.build()
  }

  static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.single)
    builder.initializeSingletonObjects()
    let scope = builder
    let pump: Pump = try pumps().resolved()
    return ["\(*scope as Ink === *scope as Ink)", "\(type(of: pump))"]
  }
}

// Rules: M1-60 M1-61
enum InheritedModules {
  final class Ink {}

  // MIGRATE(M1-61): a module or an assembly whose load can not be written (other classes inherit from it): a part or a framework by hand; see docs/migration/declarations-1.md#modules-and-parts
  class InkModule: DIModule {
    func load(builder: DIContainer) {
      builder.register { Ink() }.lifetime(.prototype)
    }
  }
  final class BlueModule: InkModule {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-60): a module with stored properties: register the values as a component; see docs/migration/recipes.md#modules-with-stored-properties
    builder.register(module: BlueModule())
  }
}

// Rules: M1-60
enum ModulesWithProperties {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  // MIGRATE(M1-60): a module with stored properties: register the values as a component; see docs/migration/recipes.md#modules-with-stored-properties
  final class TextModule: DIModule {
    let text: String
    init(text: String) { self.text = text }
    func load(builder: DIContainer) {
      builder.register { [text] in Label(text: text) }.lifetime(.prototype)
    }
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-60): a module with stored properties: register the values as a component; see docs/migration/recipes.md#modules-with-stored-properties
    builder.register(module: TextModule(text: "one"))
  }
}

// Rules: M1-62 M1-63
enum NamelessNeedsDefault {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-62): a declaration without an automatic successor (`namelessNeedsDefault`): see the page; see docs/migration/declarations-1.md#errors
    builder.namelessNeedsDefault = false
    builder.register { Ink() }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    // MIGRATE(M1-63): an Optional lazy, or a lazy of many that is made elsewhere: a closure, or a lazy of an Optional; see docs/migration/declarations-1.md#lazies
    let inks: Lazy<[Ink]> = scope.lazyResolveMany()
    print(inks)
  }
}

// Rules: M1-71
enum RepeatedRegistrations {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    for name in ["a", "b"] {
      // MIGRATE(M1-71): a registration that runs several times: pass file and line, which distinguish the registrations; see docs/migration/recipes.md#modules-with-stored-properties
      builder.register { Ink() }.asName(name).lifetime(.perDependency)
    }
    ["c"].forEach { name in
      // MIGRATE(M1-71): a registration that runs several times: pass file and line, which distinguish the registrations; see docs/migration/recipes.md#modules-with-stored-properties
      builder.register { Ink() }.asName(name).lifetime(.perDependency)
    }
  }
}

// Rules: M1-62
enum Scanning {
  // MIGRATE(M1-62): a declaration without an automatic successor (`DIScanModule`): see the page; see docs/migration/declarations-1.md#errors
  static func predicate(of module: DIScanModule) -> String { return "\(module)" }
  static func scope(_ scope: DIContainer) -> DIContainer { return scope }
}

// Rules: M1-59
enum SeveralBuilds {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-59): build() of a builder that others have, or that is used afterwards: a container resolves at once; see docs/migration/declarations-1.md#registration
    let first = try builder.build()
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let second = builder
    print(first === second)
  }
}

// Rules: M1-64
enum UnknownReceivers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    _ = builder
    // MIGRATE(M1-64): a request of something whose type the sources do not tell: say its type; see docs/migration/declarations-1.md#requests
    print(try Foreign.scopes.first!.resolve(Ink.self))
  }
}
