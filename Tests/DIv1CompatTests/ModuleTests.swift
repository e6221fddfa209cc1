import DIv1Compat
import Testing

/// Registers an object that identifies its module.
private func note(_ text: String, in builder: DIContainerBuilder) {
  builder.register { Disc(tag: text) }
}

/// Returns the modules that a builder loaded, in order.
private func loaded(_ builder: DIContainerBuilder) throws -> [String] {
  guard let discs = try? builder.build().resolveMany(Disc.self) else { return [] }
  return discs.map(\.tag)
}

private class P: DIModule {
  let text: String
  init(_ text: String = "P") { self.text = text }
  func load(builder: DIContainerBuilder) { note(text, in: builder) }
}
private final class SubP: P {}
private final class I: DIModule {
  func load(builder: DIContainerBuilder) { note("I", in: builder) }
}
private final class LP: DIModule {
  func load(builder: DIContainerBuilder) { note("LP", in: builder) }
}
private final class LI: DIModule {
  func load(builder: DIContainerBuilder) { note("LI", in: builder) }
}
private final class Outer: DIModule {
  func load(builder: DIContainerBuilder) {
    note("before", in: builder)
    builder.register(module: P()).register(module: Outer())
    note("after", in: builder)
  }
}

/// Two classes with the same unqualified name.
private enum One {
  final class M: DIModule {
    func load(builder: DIContainerBuilder) { note("One.M", in: builder) }
  }
  struct A: DIAssembly {
    var publicModules: [any DIModule] { [M()] }
    var internalModules: [any DIModule] { [] }
    var dependencies: [any DIAssembly] { [] }
  }
}
private enum Two {
  final class M: DIModule {
    func load(builder: DIContainerBuilder) { note("Two.M", in: builder) }
  }
  struct A: DIAssembly {
    var publicModules: [any DIModule] { [M()] }
    var internalModules: [any DIModule] { [] }
    var dependencies: [any DIAssembly] { [] }
  }
}

private final class App: DIAssembly {
  let publicModules: [any DIModule] = [P()]
  let internalModules: [any DIModule] = [I()]
  let dependencies: [any DIAssembly] = [Lib()]
}
private final class Lib: DIAssembly {
  let publicModules: [any DIModule] = [LP()]
  let internalModules: [any DIModule] = [LI()]
  let dependencies: [any DIAssembly] = []
}

/// A module that is also an assembly.
private final class Both: DIModule, DIAssembly {
  func load(builder: DIContainerBuilder) { note("Both", in: builder) }
  var publicModules: [any DIModule] { [self] }
  var internalModules: [any DIModule] { [] }
  var dependencies: [any DIAssembly] { [] }
}

/// A tree of assemblies: the trunk has a left and a right branch, the left one has a leaf.
private struct Trunk: DIAssembly {
  final class M: DIModule {
    func load(builder: DIContainerBuilder) { note("Trunk.M", in: builder) }
  }
  struct Left: DIAssembly {
    final class M: DIModule {
      func load(builder: DIContainerBuilder) { note("Left.M", in: builder) }
    }
    var publicModules: [any DIModule] { [M()] }
    var internalModules: [any DIModule] { [] }
    var dependencies: [any DIAssembly] { [Leaf()] }
  }
  struct Leaf: DIAssembly {
    final class M: DIModule {
      func load(builder: DIContainerBuilder) { note("Leaf.M", in: builder) }
    }
    var publicModules: [any DIModule] { [M()] }
    var internalModules: [any DIModule] { [P("internal of the leaf")] }
    var dependencies: [any DIAssembly] { [] }
  }
  struct Right: DIAssembly {
    final class M: DIModule {
      func load(builder: DIContainerBuilder) { note("Right.M", in: builder) }
    }
    var publicModules: [any DIModule] { [M()] }
    var internalModules: [any DIModule] { [] }
    var dependencies: [any DIAssembly] { [Leaf(), Trunk()] }
  }
  var publicModules: [any DIModule] { [M()] }
  var internalModules: [any DIModule] { [] }
  var dependencies: [any DIAssembly] { [Left(), Right()] }
}

@Suite("Modules and assemblies")
struct ModuleTests {
  let b = DIContainerBuilder()

  @Test("V1-53 a module loads immediately, and once for its class, regardless of its properties")
  func once() throws {
    let returned = b.register(module: P("first"))
    #expect(returned === b)
    // Its registrations precede later ones.
    note("later", in: b)
    b.register(module: P("second"))
    #expect(try loaded(b) == ["first", "later"])
    // Another builder is independent.
    let other = DIContainerBuilder()
    other.register(module: P("third"))
    #expect(try loaded(other) == ["third"])
  }

  @Test("V1-53 modules can register modules, even themselves")
  func nested() throws {
    b.register(module: Outer())
    #expect(try loaded(b) == ["before", "P", "after"])
  }

  @Test("V1-53 the class determines the identity, not its name or its superclass")
  func identity() throws {
    b.register(module: One.M()).register(module: Two.M())
    b.register(module: P("base")).register(module: SubP("sub"))
    #expect(try loaded(b) == ["One.M", "Two.M", "base", "sub"])
    let assemblies = DIContainerBuilder()
    assemblies.register(assembly: One.A()).register(assembly: Two.A())
    #expect(try loaded(assemblies) == ["One.M", "Two.M"])
  }

  @Test("V1-53 a class that is both a module and an assembly loads once as each")
  func both() throws {
    b.register(assembly: Both())
    #expect(try loaded(b) == ["Both"])
  }

  @Test(
    "V1-54 order: public and internal modules of the assembly, then public ones of its dependencies"
  )
  func order() throws {
    #expect(b.register(assembly: App()) === b)
    #expect(try loaded(b) == ["P", "I", "LP"])
    // Each assembly type is visited once.
    b.register(assembly: App())
    #expect(try loaded(b) == ["P", "I", "LP"])
  }

  @Test("V1-53 since 1.2, the function that loads a module returns nothing")
  func asValue() throws {
    final class M: DIModule {
      func load(builder: DIContainerBuilder) { builder.register { 5 } }
    }
    let load: (any DIModule) -> Void = b.register(module:)
    load(M())
    [M()].forEach(b.register(module:))
    b.register(module: M()).register { "text" }
    let scope = try b.build()
    #expect(try scope.resolve() == 5)
    #expect(try scope.resolve() == "text")
  }

  @Test("V1-54 the tree is loaded depth first")
  func depthFirst() throws {
    b.register(assembly: Trunk())
    #expect(try loaded(b) == ["Trunk.M", "Left.M", "Leaf.M", "Right.M"])
  }

  @Test("V1-55 a dependency that is registered explicitly later then loads its internal modules")
  func internalsLater() throws {
    b.register(assembly: App()).register(assembly: Lib()).register(assembly: Lib())
    #expect(try loaded(b) == ["P", "I", "LP", "LI"])
    let reverse = DIContainerBuilder()
    reverse.register(assembly: Lib()).register(assembly: App())
    #expect(try loaded(reverse) == ["LP", "LI", "P", "I"])
  }
}
