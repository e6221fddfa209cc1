import DIv1Compat
import Dispatch
import Testing

// Declarations are process-wide: each test has types of its own.

private class Noting: DIModule {
  var text: String { "\(type(of: self))" }
  required init() {}
  func load(builder: DIContainerBuilder) {
    let text = text
    builder.register { Disc(tag: text) }
  }
}

private func loaded(_ builder: DIContainerBuilder) throws -> [String] {
  guard let discs = try? builder.build().resolveMany(Disc.self) else { return [] }
  return discs.map(\.tag)
}

private struct Listing: DIAssembly {
  var publicModules: [any DIModule] = []
  var internalModules: [any DIModule] = []
  var dependencies: [any DIAssembly] = []
  var dynamicDeclarations: [DIDynamicDeclaration] = []
}

@Suite("Dynamic assemblies")
struct DynamicAssemblyTests {
  let b = DIContainerBuilder()

  @Test(
    "V1-54 V1-56 declarations of the whole tree come first, regardless of the declaring assembly")
  func anyOrder() throws {
    final class Dyn: DIDynamicAssembly {}
    final class First: Noting {}
    final class Own: Noting {}
    struct Declarer: DIAssembly {
      var publicModules: [any DIModule] { [Own()] }
      var internalModules: [any DIModule] { [] }
      var dependencies: [any DIAssembly] { [] }
      var dynamicDeclarations: [DIDynamicDeclaration] { [(module: First(), for: Dyn())] }
    }
    b.register(assembly: Listing(dependencies: [Dyn(), Declarer()]))
    #expect(try loaded(b) == ["First", "Own"])
  }

  @Test(
    "V1-56 other builders see declarations too, once for each module class, in order of declaration"
  )
  func processWide() throws {
    final class Dyn: DIDynamicAssembly {}
    final class Other: DIDynamicAssembly {}
    final class M1: Noting {}
    final class M2: Noting {}
    b.register(
      assembly: Listing(dynamicDeclarations: [
        (module: M2(), for: Dyn()), (module: M1(), for: Dyn()), (module: M2(), for: Dyn()),
      ]))
    #expect(try loaded(b) == [])
    let second = DIContainerBuilder()
    second.register(assembly: Dyn())
    #expect(try loaded(second) == ["M2", "M1"])
    #expect(Dyn().dynamicModules.count == 2)
    // A declaration applies to one assembly.
    let third = DIContainerBuilder()
    third.register(assembly: Other())
    #expect(try loaded(third) == [])
  }

  @Test("V1-56 without declarations nothing is loaded, and requests for its services fail")
  func undeclared() throws {
    final class Dyn: DIDynamicAssembly {}
    b.register(assembly: Dyn())
    let s = try b.build()
    #expect(thrown { try s.resolve((any Shape).self) } == "typeIsNotFound Shape")
  }

  @Test("V1-54 dynamic modules load before the others; explicit modules replace declared ones")
  func stated() throws {
    final class Pub: Noting {}
    final class Inner: Noting {}
    final class Stated: Noting {}
    final class Declared: Noting {}
    final class Dyn: DIDynamicAssembly {
      var publicModules: [any DIModule] { [Pub()] }
      var internalModules: [any DIModule] { [Inner()] }
      var dynamicModules: [any DIModule] { [Stated()] }
    }
    b.register(assembly: Listing(dynamicDeclarations: [(module: Declared(), for: Dyn())]))
    b.register(assembly: Dyn())
    #expect(try loaded(b) == ["Stated", "Pub", "Inner"])
  }

  @Test("V1-54 assemblies that depend on each other terminate and publish their declarations")
  func cycle() throws {
    b.register(assembly: RingA())
    #expect(try loaded(b) == ["RingModule"])
    let other = DIContainerBuilder()
    other.register(assembly: RingDyn())
    #expect(try loaded(other) == ["RingModule"])
  }

  @Test("V1-56 builders on several threads can declare and load concurrently")
  func threads() throws {
    final class Dyn: DIDynamicAssembly {}
    final class M1: Noting {}
    final class M2: Noting {}
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for _ in 1...100 {
        let module: any DIModule = index.isMultiple(of: 2) ? M1() : M2()
        let builder = DIContainerBuilder()
        builder.register(
          assembly: Listing(
            dependencies: [Dyn()], dynamicDeclarations: [(module: module, for: Dyn())]))
      }
    }
    #expect(Dyn().dynamicModules.map { "\(type(of: $0))" }.sorted() == ["M1", "M2"])
  }
}

private final class RingModule: Noting {}
private final class RingDyn: DIDynamicAssembly {}
private final class RingA: DIAssembly {
  var publicModules: [any DIModule] { [] }
  var internalModules: [any DIModule] { [] }
  var dependencies: [any DIAssembly] { [RingB(), RingDyn()] }
}
private final class RingB: DIAssembly {
  var publicModules: [any DIModule] { [] }
  var internalModules: [any DIModule] { [] }
  var dependencies: [any DIAssembly] { [RingA()] }
  var dynamicDeclarations: [DIDynamicDeclaration] { [(module: RingModule(), for: RingDyn())] }
}
