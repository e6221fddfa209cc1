import DIv1Compat
import DIv2Compat
import DIv3
import Testing

private final class Outer {
  let inner: Inner
  init(_ inner: Inner) { self.inner = inner }
}
private final class Inner {
  var outer: Outer?
  var runs = 0
}
private final class Needy {
  let missing: Double
  init(_ missing: Double) { self.missing = missing }
}
private final class Lenient {
  let needy: Needy?
  init(_ needy: Needy?) { self.needy = needy }
}

@Suite("Resolutions across generations")
struct ResolutionTests {
  private let all = Generations()

  @Test(
    "G-9 a scope's objects belong to the requesting scope, regardless of the component's generation"
  )
  func scopes() throws {
    all.first.register { Disc() }
    all.modern.register(Bar.init).lifetime(.perContainer(.strong))
    let scope = try all.first.build()
    let container = try all.second.build()
    let disc: Disc = *all.modern
    #expect((*all.modern as Disc) === disc)
    #expect(try scope.resolve(Disc.self) !== disc)
    #expect(try container.resolve(Disc.self) !== disc)
    let bar = try scope.resolve(Bar.self)
    #expect(try scope.resolve(Bar.self) === bar)
    #expect(try scope.newLifeTimeScope().resolve(Bar.self) !== bar)
    #expect((*all.modern as Bar) !== bar)
  }

  @Test("G-9 a single is shared by the whole engine")
  func singles() throws {
    all.first.register { Disc() }.lifetime(.lazySingle)
    all.second.register { Tile() }.lifetime(.single)
    all.modern.register(Bar.init).lifetime(.single)
    let scope = try all.first.build()
    let container = try all.second.build()
    let modern = (*all.modern as Disc, *all.modern as Tile, *all.modern as Bar)
    #expect(try scope.resolve(Disc.self) === modern.0)
    #expect(try container.resolve(Disc.self) === modern.0)
    #expect(try scope.resolve(Tile.self) === modern.1)
    #expect(try container.resolve(Bar.self) === modern.2)
  }

  @Test("G-10 a closure of any generation receives its own container for the requesting scope")
  func closures() throws {
    all.first.register { (scope: DIv1Compat.DIScope) in Outer(*!scope) }.lifetime(.perDependency)
    all.second.register { Inner() }.injection(.manual) { (container, inner) in
      inner.outer = try *container
      inner.runs += 1
    }
    let scope = try all.first.build()
    _ = try all.second.build()
    let outer: Outer = *all.modern
    #expect(outer.inner.outer === outer)
    #expect(outer.inner.runs == 1)
    #expect((*all.modern as Inner) === outer.inner)
    let other = try scope.resolve(Outer.self)
    #expect(other !== outer)
    #expect(other.inner.outer === other)
  }

  @Test("G-11 a cycle through a modern component and an old one closes, from each start")
  func cycles() throws {
    all.modern.register(Outer.init).lifetime(.objectGraph)
    all.second.register { Inner() }.lifetime(.perDependency).injection { $0.outer = $1 }
    let container = try all.second.build()
    let outer: Outer = *all.modern
    #expect(outer.inner.outer === outer)
    let again = try container.resolve(Outer.self)
    #expect(again !== outer)
    #expect(again.inner.outer === again)
    let inner = try container.resolve(Inner.self)
    #expect(inner.outer?.inner === inner)
  }

  @Test(
    "G-12 a modern Optional is nil if an old object fails; an old request fails")
  func softening() throws {
    all.first.register { (scope: DIv1Compat.DIScope) in try Needy(scope.resolve()) }
    all.modern.register(Lenient.init)
    let scope = try all.first.build()
    let container = try all.second.build()
    #expect((*all.modern as Lenient).needy == nil)
    #expect(try scope.resolve(Lenient.self).needy == nil)
    let error = #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Needy.self) }
    guard case .typeIsNotFound(let type) = error else {
      Issue.record("unexpected: \(error as Any)")
      return
    }
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Double.self))
    // The closure's error passes through the other generation unchanged.
    #expect(throws: DIv1Compat.DIError.self) { try container.resolve(Needy.self) }
  }

  @Test("G-13 an error across generations contains the complete path")
  func path() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let all = Generations()
      all.first.register { (scope: DIv1Compat.DIScope) in Needy(*!scope) }
      all.modern.register { [$0 as Needy] }
      _ = try all.first.build()
      _ = *all.modern as [Needy]
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in ["No component offers Double", "creating Array<Needy>", "creating Needy"] {
      #expect(text.contains(part))
    }
  }

  @Test(
    "G-13 an error lists the objects of all generations on the path, in order, with file and line")
  func wholePath() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let all = Generations()
      all.first.register { (scope: DIv1Compat.DIScope) in try Needy(scope.resolve()) }
      all.second.register { (needy: Needy) in [needy] }
      all.modern.register { (list: [Needy]) in ["list": list] }
      _ = (try all.first.build(), try all.second.build())
      _ = *all.modern as [String: [Needy]]
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let way = text.matches(of: /(creating|injecting) (.+) - ResolutionTests\.swift:\d+/)
    let types = way.map { "\($0.2)" }.prefix(3)
    #expect(types == ["Dictionary<String, Array<Needy>>", "Array<Needy>", "Needy"])
    #expect(text.contains("No component offers Double"))
  }

  @Test("G-13 an old error names the failing component, regardless of its generation")
  func oldErrors() throws {
    all.modern.register(Needy.init)
    all.modern.register(Disc.init).as((any Shape).self)
    all.second.register { Tile() }.as((any Shape).self).check { $0 }
    let scope = try all.first.build()
    let container = try all.second.build()
    let error = #expect(throws: DIv1Compat.DIError.self) { try scope.resolve((any Shape).self) }
    guard case .defaultTypeIsNotSpecified(_, let components) = error else {
      Issue.record("unexpected: \(error as Any)")
      return
    }
    #expect(components.map { "\($0.type)" } == ["Disc", "Tile"])
    #expect(components.allSatisfy { $0.file.hasSuffix("ResolutionTests.swift") && $0.line > 0 })
    let other = #expect(throws: DIv2Compat.DIError.self) { try container.resolve(Needy.self) }
    guard case .typeNotFound(let type) = other else {
      Issue.record("unexpected: \(other as Any)")
      return
    }
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Double.self))
  }
}
