import DIv1Compat

// Rules: M1-59
enum BuildsBesideOthers {
  struct Broken: Error {}
  final class Ink {}
  final class Pump {
    init(_ isBroken: Bool) throws { if isBroken { throw Broken() } }
  }

  static func pumps() throws -> DIScope {
    let builder = DIContainerBuilder()
    builder.register { _ in try Pump(false) }.lifetime(.single)
    return try builder.build()
  }

  static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.single)
    let scope = try builder.build()
    let pump: Pump = try pumps().resolve()
    return ["\(*!scope as Ink === *!scope as Ink)", "\(type(of: pump))"]
  }
}

// Rules: M1-60 M1-61
enum InheritedModules {
  final class Ink {}

  class InkModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Ink() }.lifetime(.perDependency)
    }
  }
  final class BlueModule: InkModule {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(module: BlueModule())
  }
}

// Rules: M1-60
enum ModulesWithProperties {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  final class TextModule: DIModule {
    let text: String
    init(text: String) { self.text = text }
    func load(builder: DIContainerBuilder) {
      builder.register { [text] in Label(text: text) }.lifetime(.perDependency)
    }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(module: TextModule(text: "one"))
  }
}

// Rules: M1-62 M1-63
enum NamelessNeedsDefault {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.namelessNeedsDefault = false
    builder.register { Ink() }.lifetime(.lazySingle)
    let scope = try builder.build()
    let inks: DILazy<[Ink]> = scope.lazyResolveMany()
    print(inks)
  }
}

// Rules: M1-71
enum RepeatedRegistrations {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    for name in ["a", "b"] {
      builder.register { Ink() }.asName(name).lifetime(.perDependency)
    }
    ["c"].forEach { name in
      builder.register { Ink() }.asName(name).lifetime(.perDependency)
    }
  }
}

// Rules: M1-62
enum Scanning {
  static func predicate(of module: DIScanModule) -> String { return "\(module)" }
  static func scope(_ scope: DIScope) -> DIScope { return scope }
}

// Rules: M1-59
enum SeveralBuilds {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    let first = try builder.build()
    builder.register { Ink() }.lifetime(.perDependency)
    let second = try builder.build()
    print(first === second)
  }
}

// Rules: M1-64
enum UnknownReceivers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    _ = builder
    print(try Foreign.scopes.first!.resolve(Ink.self))
  }
}
