import DIv1Compat
import Foundation
import Testing

// Classes are process-wide: each test selects its own by name.

/// Registers an object with the name of the class.
private class Noting: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) {
    let name = "\(type(of: self))"
    builder.register { Disc(tag: name) }
  }
}

private func loaded(_ builder: DIContainerBuilder) throws -> [String] {
  guard let discs = try? builder.build().resolveMany(Disc.self) else { return [] }
  return discs.map(\.tag)
}

private func names(_ types: [AnyClass]) -> [String] { types.map { "\($0)" } }

class TypesA: DIScanned {}
class TypesB: TypesA {}
private enum Space {
  final class TypesC: TypesB {}
  final class TypesPlain: DIScanned {}
  class Nothing {}
}
private class TypesGeneric<Value>: TypesB {}
private final class TypesOfGeneric: TypesGeneric<Int> {}

private class RootOfOwn {
  let text: String
  required init(text: String) { self.text = text }
}
private final class BelowOwn: RootOfOwn {}

private final class LoadPartA: Noting {}
private final class LoadPartB: Noting {}
private final class LoadPartPlain: DIScanned {}
private final class LoadPiece: Noting {}

private final class ListedModule: Noting {}
private final class ListedInside: Noting {}
private final class ListedAssembly: DIScanned, DIAssembly {
  let publicModules: [any DIModule] = [ListedModule()]
  let internalModules: [any DIModule] = [ListedInside()]
  let dependencies: [any DIAssembly] = []
}

private final class RingScanned: DIScanned, DIAssembly {
  let publicModules: [any DIModule] = [ListedModule()]
  let internalModules: [any DIModule] = []
  var dependencies: [any DIAssembly] { [DIScanAssembly(predicateByName: { $0 == "RingScanned" })] }
}

private final class OldModule: DIScannedModule {
  override func load(builder: DIContainerBuilder) { builder.register { Disc(tag: "old") } }
}
private final class OldAssembly: DIScannedAssembly {
  override var publicModules: [any DIModule] { [OldModule()] }
}

private struct Listing: DIAssembly {
  var publicModules: [any DIModule] = []
  var internalModules: [any DIModule] = []
  var dependencies: [any DIAssembly] = []
  var dynamicDeclarations: [DIDynamicDeclaration] = []
}

@Suite("Scans")
struct ScanTests {
  let b = DIContainerBuilder()

  @Test(
    "V1-57 a scan finds strict subclasses at any depth, private and nested ones, by their bare names"
  )
  func types() {
    let byName = DIScan<DIScanned>(predicateByName: { $0.hasPrefix("Types") })
    #expect(
      Set(names(byName.getTypes())) == [
        "TypesA", "TypesB", "TypesC", "TypesPlain", "TypesOfGeneric",
      ])
    #expect(byName.getTypes().count == 5)
    let below = DIScan<TypesA>(predicateByName: { _ in true })
    #expect(Set(names(below.getTypes())) == ["TypesB", "TypesC", "TypesOfGeneric"])
    #expect(DIScan<TypesB>(predicateByType: { $0 == Space.TypesC.self }).getTypes().count == 1)
    #expect(DIScan<DIScanned>(predicateByName: { _ in false }).getTypes().isEmpty)
  }

  @Test("V1-57 a name contains neither the module nor enclosing types")
  func bareNames() {
    var given: [String] = []
    let scan = DIScan<TypesA>(predicateByName: { name in
      given.append(name)
      return true
    })
    let types = scan.getTypes()
    #expect(given.sorted() == ["TypesB", "TypesC", "TypesOfGeneric"])
    #expect(names(types) == given)
  }

  @Test("V1-57 a scan finds subclasses of any class, with the initializers it requires")
  func otherRoots() {
    let scan = DIScan<RootOfOwn>(predicateByName: { $0 == "BelowOwn" })
    #expect(scan.getTypes().map { $0.init(text: "made").text } == ["made"])
    #expect(
      names(DIScan<Formatter>(predicateByName: { $0 == "DateFormatter" }).getTypes()).count == 1)
  }

  @Test("V1-57 a bundle selects the classes whose bundle has the same path")
  func bundles() throws {
    let own = Bundle(for: TypesB.self)
    let same = try #require(Bundle(path: own.bundlePath))
    let byName = DIScan<TypesA>(predicateByName: { $0 == "TypesB" }, in: same)
    #expect(names(byName.getTypes()) == ["TypesB"])
    let byType = DIScan<TypesA>(predicateByType: { $0 == TypesB.self }, in: same)
    #expect(names(byType.getTypes()) == ["TypesB"])
    let other = try #require(Bundle(path: "/"))
    #expect(DIScan<TypesA>(predicateByName: { _ in true }, in: other).getTypes().isEmpty)
    #expect(DIScan<TypesA>(predicateByType: { _ in true }, in: other).getTypes().isEmpty)
  }

  @Test("V1-57 getObjects() creates one object of each match, module or not")
  func objects() {
    let scan = DIScanWithInitializer<DIScanned>(predicateByName: { $0.hasPrefix("LoadP") })
    #expect(
      Set(scan.getObjects().map { "\(type(of: $0))" })
        == ["LoadPartA", "LoadPartB", "LoadPartPlain", "LoadPiece"])
    #expect(scan.getObjects().count == 4)
  }

  @Test("V1-58 a scan module loads every match that is a module")
  func module() throws {
    b.register(module: DIScanModule(predicateByName: { $0.hasPrefix("LoadPart") }))
    #expect(try loaded(b) == ["LoadPartA", "LoadPartB"])
  }

  @Test("V1-53 scan modules with different predicates all load, shared matches once")
  func modules() throws {
    let first = DIScanModule(predicateByName: { $0 == "LoadPartA" })
    let second = DIScanModule(predicateByType: { $0 is Noting.Type && "\($0)".hasPrefix("LoadP") })
    b.register(assembly: Listing(publicModules: [first], internalModules: [second]))
    b.register(module: first)
    #expect(try loaded(b) == ["LoadPartA", "LoadPartB", "LoadPiece"])
  }

  @Test("V1-53 a scan is never mistaken for an earlier one, even a released one")
  func manyScans() throws {
    var modules: Set<Int> = []
    var assemblies: Set<Int> = []
    for number in 0..<100 {
      // Only the builder could retain the modules: otherwise their addresses would be reused.
      let module: (DIScanned.Type) -> Bool = { _ in
        modules.insert(number)
        return false
      }
      let assembly: (DIScanned.Type) -> Bool = { _ in
        assemblies.insert(number)
        return false
      }
      b.register(module: DIScanModule(predicateByType: module))
      b.register(assembly: DIScanAssembly(predicateByType: assembly))
    }
    #expect(modules.count == 100)
    #expect(assemblies.count == 100)
  }

  @Test("V1-58 a scan assembly depends on every matching assembly, without internal modules")
  func assembly() throws {
    let scan = DIScanAssembly(predicateByName: { $0.hasPrefix("Listed") })
    #expect(scan.dependencies.count == 1)
    #expect(scan.publicModules.isEmpty && scan.internalModules.isEmpty)
    b.register(assembly: Listing(dependencies: [scan]))
    #expect(try loaded(b) == ["ListedModule"])
    b.register(assembly: ListedAssembly())
    #expect(try loaded(b) == ["ListedModule", "ListedInside"])
  }

  @Test("V1-54 each scan assembly is visited, and cycles of them terminate")
  func assemblies() throws {
    b.register(
      assembly: Listing(dependencies: [
        DIScanAssembly(predicateByName: { $0 == "RingScanned" }),
        DIScanAssembly(predicateByName: { $0 == "OldAssembly" }),
      ]))
    #expect(try loaded(b) == ["ListedModule", "old"])
  }

  @Test("V1-53 all scan modules that are declared for a dynamic assembly load")
  func dynamic() throws {
    final class Dyn: DIDynamicAssembly {}
    let scans = ["LoadPartA", "LoadPiece"].map { name in
      DIScanModule(predicateByName: { $0 == name })
    }
    let listing = Listing(
      dependencies: [Dyn()], dynamicDeclarations: scans.map { (module: $0, for: Dyn()) })
    b.register(assembly: listing)
    #expect(try loaded(b) == ["LoadPartA", "LoadPiece"])
    DIContainerBuilder().register(assembly: listing)
    #expect(Dyn().dynamicModules.count == 2)
  }

  @Test("V1-57 scans find the base classes of 1.1.0 in the library's module, but never return them")
  func oldBases() throws {
    let named = DIScan<DIScanned>(predicateByName: { $0.hasPrefix("Old") || $0.hasPrefix("DIS") })
    #expect(names(named.getTypes()) == ["OldAssembly", "OldModule"])
    #expect(
      DIScan<DIScanWithInitializer<DIScanned>>(predicateByName: { _ in true }).getTypes().isEmpty)
    b.register(module: DIScanModule(predicateByName: { $0 == "OldModule" }))
    b.register(module: DIScannedModule())
    b.register(assembly: DIScannedAssembly())
    #expect(try loaded(b) == ["old"])
    #expect(DIScannedAssembly().dynamicDeclarations.isEmpty)
  }

  @Test("V1-57 declared classes come first, in the order of declaration, each once")
  func declared() {
    class DeclaredRoot: DIScanned {}
    final class DeclaredA: DeclaredRoot {}
    final class DeclaredB: DeclaredRoot {}
    final class DeclaredC<Value>: DeclaredRoot {}
    let scan = DIScan<DeclaredRoot>(predicateByName: { $0 != "DeclaredC<String>" })
    #expect(names(scan.getTypes()) == ["DeclaredA", "DeclaredB"])
    DIScanned.declare(DeclaredC<Int>.self, DeclaredB.self, DeclaredRoot.self)
    DIScanned.declare(DeclaredC<String>.self, DeclaredC<Int>.self)
    #expect(names(scan.getTypes()) == ["DeclaredC<Int>", "DeclaredB", "DeclaredA"])
  }

  @Test("V1-57 V1-63 threads can scan concurrently")
  func threads() {
    let lock = NSLock()
    nonisolated(unsafe) var wrong = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 1...50 {
        let scan = DIScanWithInitializer<DIScanned>(predicateByName: { $0 == "LoadPiece" })
        if scan.getObjects().count != 1 { lock.withLock { wrong += 1 } }
      }
    }
    #expect(wrong == 0)
  }
}
