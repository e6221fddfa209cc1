import DIv2Compat
import Dispatch
import Foundation
import TestSupport
import Testing

// Classes are process-wide: each test selects its own by name.

private func names(_ types: [AnyClass]) -> [String] { types.map { "\($0)" } }

private class SawParts: DIScanned, DIComponent {
  func load(builder: DIContainerBuilder) { builder.register { Saw() } }
}
private enum Space {
  final class AxeParts: SawParts {
    override func load(builder: DIContainerBuilder) { builder.register { Axe() } }
  }
  fileprivate final class EmptyParts: DIScanned {}
}
private final class BenchPieces: DIScanned, DIComponent {
  func load(builder: DIContainerBuilder) { builder.register(type: Bench.init(saw:)) }
}
private class GenericParts<Value>: DIScanned {}
private final class OfGenericParts: GenericParts<Int> {}

private final class Drawer {}
private final class Booth {
  let drawer: Drawer
  init(drawer: Drawer) { self.drawer = drawer }
}
private final class Desk {
  let counter: Booth
  init(counter: Booth) { self.counter = counter }
}
private final class Burglar {
  init(drawer: Drawer) {}
}

private final class OpenGoods: DIScanned, DIComponent {
  let scope = DIComponentScope.public
  func load(builder: DIContainerBuilder) { builder.register(type: Booth.init(drawer:)) }
}
private final class HiddenGoods: DIScanned, DIComponent {
  let scope = DIComponentScope.internal
  func load(builder: DIContainerBuilder) { builder.register { Drawer() } }
}
private final class DeskGoods: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Desk.init(counter:))
    builder.register(type: Burglar.init(drawer:))
  }
}

private final class StallUnit: DIScanned, DIModule {
  var components: [any DIComponent] {
    [DIScanComponent(predicateByName: { $0.hasSuffix("Goods") })]
  }
  var dependencies: [any DIModule] { [] }
}
private final class RingUnit: DIScanned, DIModule {
  var components: [any DIComponent] { [DIScanComponent(predicateByName: { $0 == "SawParts" })] }
  var dependencies: [any DIModule] { [DIScanModule(predicateByName: { $0 == "RingUnit" })] }
}
private final class PlainUnit: DIScanned {}

private final class Market: DIModule {
  let components: [any DIComponent]
  let dependencies: [any DIModule]
  init(_ components: [any DIComponent], _ dependencies: [any DIModule]) {
    self.components = components
    self.dependencies = dependencies
  }
}

private protocol Special {}
private class SpecialBase: DIScanned {}
private final class SpecialA: SpecialBase {}
private final class SpecialB: SpecialBase, Special {}
private final class NotSpecial: DIScanned {}

@Suite("Scans")
struct ScanTests {
  let builder = DIContainerBuilder()

  @Test(
    "V2-69 every component that the predicate accepts is registered, hidden and nested ones too")
  func component() throws {
    builder.register(component: DIScanComponent(predicateByName: { $0.hasSuffix("Parts") }))
    let c = try builder.build()
    _ = try c.resolve(Saw.self)
    _ = try c.resolve(Axe.self)
    expectNotFound(Bench.self) { try c.resolve(Bench.self) }
  }

  @Test("V2-69 strict subclasses at any depth, except generic ones; objects of all of them")
  func objects() {
    let scan = DIScanWithInitializer<DIScanned>(predicateByName: { $0.contains("Parts") })
    let expected: Set = ["SawParts", "AxeParts", "EmptyParts", "OfGenericParts"]
    #expect(Set(names(scan.getTypes())) == expected)
    #expect(Set(scan.getObjects().map { "\(type(of: $0))" }) == expected)
    #expect(scan.getObjects().count == 4)
    #expect(DIScanWithInitializer<SawParts>(predicateByName: { _ in true }).getObjects().count == 1)
  }

  @Test("V2-69 a scan component is public: each component it finds declares its own access")
  func scopes() throws {
    let scan = DIScanComponent(predicateByName: { $0.hasSuffix("Goods") })
    #expect(scan.scope == .public)
    builder.register(module: Market([DeskGoods()], [StallUnit()]))
    let c = try builder.build()
    _ = try c.resolve(Desk.self)
    let theft = #expect(throws: DIError.self) { try c.resolve(Burglar.self) }
    guard case .noAccess(_, let modules) = theft else {
      Issue.record("not noAccess: \(theft as Any)")
      return
    }
    #expect(modules.map(\.1) == [["StallUnit"]])
  }

  @Test("V2-69 modules found by a scan module are dependencies of the module that lists the scan")
  func module() throws {
    let scan = DIScanModule(predicateByName: { $0 == "StallUnit" || $0 == "PlainUnit" })
    #expect(scan.components.isEmpty)
    #expect(scan.dependencies.count == 1)
    builder.register(module: Market([DeskGoods()], [scan]))
    builder.register(module: Yard())
    let c = try builder.build()
    _ = try c.resolve(Desk.self)
    let stranger = #expect(throws: DIError.self) { try c.resolve(YardDesk.self) }
    guard case .noAccess(_, let modules) = stranger else {
      Issue.record("not noAccess: \(stranger as Any)")
      return
    }
    #expect(modules.map(\.1) == [["Market", "StallUnit"]])
  }

  @Test("V2-69 several scan modules in one list all apply, even outside modules")
  func modules() throws {
    let scans = ["StallUnit", "RingUnit"].map { name in
      DIScanModule(predicateByName: { $0 == name })
    }
    builder.register(module: Market([], scans))
    let c = try builder.build()
    _ = try c.resolve(Saw.self)
    _ = try c.resolve(Booth.self)
    let other = DIContainerBuilder()
    for scan in scans { other.register(module: scan) }
    let d = try other.build()
    _ = try d.resolve(Saw.self)
    _ = try d.resolve(Booth.self)
  }

  @Test("V2-68 modules that find themselves by a scan terminate")
  func ring() throws {
    builder.register(module: RingUnit())
    _ = try builder.build().resolve(Saw.self)
  }

  @Test("V2-70 the name is the class's only, the type can create objects")
  func predicates() {
    var given: [String] = []
    let byName = DIScan<SpecialBase>(predicateByName: { name in
      given.append(name)
      return name.hasSuffix("B")
    })
    #expect(names(byName.getTypes()) == ["SpecialB"])
    #expect(given == ["SpecialA", "SpecialB"])
    let names = Set(["SpecialA", "SpecialB", "NotSpecial"])
    let byType = DIScan<DIScanned>(predicateByType: {
      names.contains("\($0)") && $0.init() is SpecialBase && $0.init() is any Special
    })
    #expect(byType.getTypes().map { ObjectIdentifier($0) } == [ObjectIdentifier(SpecialB.self)])
  }

  @Test("V2-70 a bundle selects the classes whose bundle has the same path")
  func bundles() throws {
    let own = try #require(Bundle(path: Bundle(for: SpecialA.self).bundlePath))
    let other = try #require(Bundle(path: "/"))
    func counts(_ bundle: Bundle) -> [Int] {
      [
        DIScan<SpecialBase>(predicateByName: { $0 == "SpecialA" }, in: bundle).getTypes().count,
        DIScan<SpecialBase>(predicateByType: { $0 == SpecialA.self }, in: bundle).getTypes().count,
      ]
    }
    #expect(counts(own) == [1, 1])
    #expect(counts(other) == [0, 0])
  }

  @Test("V2-69 declared classes come first, in the order of declaration, each once")
  func declared() {
    class DeclaredRoot: DIScanned {}
    final class DeclaredA: DeclaredRoot {}
    final class DeclaredB: DeclaredRoot {}
    final class DeclaredC<Value>: DeclaredRoot {}
    let scan = DIScan<DeclaredRoot>(predicateByName: { _ in true })
    #expect(names(scan.getTypes()) == ["DeclaredA", "DeclaredB"])
    DIScanned.declare(DeclaredC<Int>.self, DeclaredB.self, DeclaredB.self)
    #expect(names(scan.getTypes()) == ["DeclaredC<Int>", "DeclaredB", "DeclaredA"])
  }

  @Test("V2-69 threads can scan concurrently")
  func threads() {
    let wrong = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 1...50 {
        let scan = DIScanWithInitializer<DIScanned>(predicateByName: { $0 == "PlainUnit" })
        if scan.getObjects().count != 1 { wrong.add() }
      }
    }
    #expect(wrong.value == 0)
  }
}

private final class YardDesk {
  init(counter: Booth) {}
}
private final class YardGoods: DIComponent {
  func load(builder: DIContainerBuilder) { builder.register(type: YardDesk.init(counter:)) }
}
private final class Yard: DIModule {
  var components: [any DIComponent] { [YardGoods()] }
  var dependencies: [any DIModule] { [] }
}
