import DIEngine
import TestSupport
import Testing

/// A need chooses again after a registration. A component declares its needs once.
@Suite("Registering after resolving", .keepingTaskInstances)
struct PlanInvalidationTests {
  final class Leaf {
    let number: Int
    var steps: [Int] = []
    init(_ number: Int = 0) { self.number = number }
  }
  final class Owner {
    var leaf: Leaf?
    init(_ leaf: Leaf?) { self.leaf = leaf }
  }

  @Test("V3-8 an Optional that was nil receives an object")
  func optional() throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, Owner.init)
    c.declare(.immediate) { (owner: Owner, all: All<Leaf>) in all.elements.count }
    #expect(try c.get(Owner.self).leaf == nil)
    #expect(try c.get(Int.self) == 0)
    c.declare(.immediate) { Leaf(1) }
    #expect(try c.get(Owner.self).leaf?.number == 1)
    #expect(try c.get(Int.self) == 1)
  }

  @Test("found, then ambiguous, then decided by the default", arguments: [true, false])
  func ambiguous(isStep: Bool) throws {
    let c = RawContainer(.deferring)
    if isStep {
      c.declare(.deferring) { Owner(nil) }.inject { $0.leaf = $1 }
    } else {
      c.declare(.deferring) { (leaf: Leaf) in Owner(leaf) }
    }
    let first = c.declare(.deferring, line: 1) { Leaf(1) }
    #expect(try c.get(Owner.self).leaf?.number == 1)
    let second = c.declare(.deferring, line: 2) { Leaf(2) }
    let failure = try failure { _ = try c.get(Owner.self) }
    #expect(failure.kind.name == "ambiguous")
    #expect(failure.candidates.map(\.line) == [1, 2])
    second.preferred()
    #expect(try c.get(Owner.self).leaf?.number == 2)
    second.preferred(.normal)
    first.preferred()
    #expect(try c.get(Owner.self).leaf?.number == 1)
    second.preferred(.test)
    #expect(try c.get(Owner.self).leaf?.number == 2)
  }

  static let kept: [LifetimeKind] = [
    .nowhere, .scope, .scopeUntilCleaned, .engine, .process, .perTask,
  ]

  @Test("a changed lifetime applies from the next request on", arguments: kept, kept)
  func lifetime(before: LifetimeKind, after: LifetimeKind) throws {
    guard before != after else { return }
    let engine = Engine()
    let c = RawContainer(.immediate, engine: engine)
    let other = RawContainer(.immediate, engine: engine)
    let declaration = c.declare(
      .immediate, kept: Lifetime(before), line: Self.lines.add()
    ) { Leaf() }
    let old = try c.get(Leaf.self)
    _ = try c.get(Leaf.self)
    declaration.change { $0.lifetime = Lifetime(after) }
    let new = try c.get(Leaf.self)
    #expect(new !== old)
    #expect((try c.get(Leaf.self) === new) == (after != .nowhere))
    #expect((try other.get(Leaf.self) === new) == [.engine, .process, .perTask].contains(after))
    c.scope.clean()
    #expect(
      (try c.get(Leaf.self) === new) == (after != .nowhere && after != .scopeUntilCleaned))
  }

  static let lines = Counter()

  @Test("strong, then weak", arguments: kept)
  func strength(kept: LifetimeKind) throws {
    let c = RawContainer(.immediate)
    let living = Counter()
    let declaration = c.declare(
      .immediate, kept: Lifetime(kept, .weak), line: Self.lines.add()
    ) { Counted(living) }
    _ = try c.get(Counted.self)
    #expect(living.value == 0)
    declaration.change { $0.lifetime = Lifetime(kept, .strong) }
    _ = try c.get(Counted.self)
    #expect(living.value == (kept == .nowhere ? 0 : 1))
  }

  @Test("an added injection runs for the next object", arguments: RawContainer.Style.allCases)
  func step(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let leaf = c.declare(style) { Leaf() }
    c.declare(style) { (leaf: Leaf) in Owner(leaf) }
    #expect(try c.get(Owner.self).leaf?.steps == [])
    leaf.run { _, leaf in leaf.steps.append(1) }
    #expect(try c.get(Owner.self).leaf?.steps == [1])
    leaf.run { _, leaf in leaf.steps.append(2) }
    #expect(try c.get(Owner.self).leaf?.steps == [1, 2])
    leaf.finally { _, leaf in leaf.steps.append(3) }
    #expect(try c.get(Leaf.self).steps == [1, 2, 3])
  }

  @Test("a cached object is found under a type that is offered later")
  func offeredLater() throws {
    let c = RawContainer(.immediate)
    let leaf = c.declare(.immediate, kept: Lifetime(.engine)) { Leaf(3) }
    let made = try c.get(Leaf.self)
    #expect(try c.get(AnyObject?.self) == nil)
    leaf.offered(as: AnyObject.self)
    #expect(try c.get(AnyObject.self) === made)
    #expect(try c.get(Leaf.self) === made)
  }

  @Test("a running resolution continues with its plans", arguments: [true, false])
  func running(waits: Bool) throws {
    let c = RawContainer(.immediate)
    var leaf: Declaration<Leaf>?
    leaf = c.declare(.immediate, kept: Lifetime(.engine)) { Leaf(1) }.run(later: waits) {
      _, made in
      guard made.steps.isEmpty else { return }
      leaf?.change {
        $0.lifetime = Lifetime(.nowhere)
        $0.injections.append(
          .manual(isDeferred: waits) { (_: RawContainer, leaf: Leaf) in
            leaf.steps.append(9)
          })
      }
      made.steps.append(1)
    }
    .run(later: waits) { _, made in made.steps.append(2) }
    c.declare(.immediate) { (one: Leaf, two: Leaf) in [one, two] }
    let pair = try c.get([Leaf].self)
    #expect(pair[0] === pair[1])
    #expect(pair[0].steps == [1, 2])
    #expect(try c.get(Leaf.self).steps == [1, 2, 9])
    #expect(try c.get(Leaf.self) !== c.get(Leaf.self))
  }

  @Test("V3-8 a factory can register a component and then request it")
  func registersWhileMaking() throws {
    let c = RawContainer(.immediate)
    c.closure(.immediate) { c in
      if try c.get(Leaf?.self) == nil { c.declare(.immediate) { Leaf(5) } }
      return Owner(try c.get())
    }
    #expect(try c.get(Owner.self).leaf?.number == 5)
    #expect(try c.get(Owner.self).leaf?.number == 5)
  }

  @Test("a component declares its needs once, whatever is registered later")
  func declaredOnce() throws {
    let c = RawContainer(.immediate)
    let declared = Counter()
    let factory = Factory(
      declare: { _ in _ = declared.add() },
      body: { _, _, memory in memory.initializeMemory(as: Leaf.self, to: Leaf()) })
    c.add(
      Component(
        of: Leaf.self, file: #fileID, line: #line,
        behaviour: RawContainer.Style.immediate.behaviour,
        lifetime: Lifetime(.nowhere), factory: factory), of: Leaf.self, .immediate)
    c.declare(.immediate, Owner.init)
    for type in vertexTypes {
      _ = try c.get(Owner.self)
      func register<V: VertexType>(_ type: V.Type) throws {
        c.declare(.immediate) { V(1) }
        _ = try c.get(V.self)
      }
      try register(type)
    }
    c.declare(.immediate) { Leaf(2) }.preferred()
    #expect(try c.get(Owner.self).leaf?.number == 2)
    _ = try c.scope.resolveMany(Leaf.self, omittingRefused: false, for: c)
    #expect(declared.value == 1)
  }

  @Test("V3-6 the same line registers once, if the option is set")
  func once() throws {
    let c = RawContainer(.immediate)
    let registry = c.scope.engine.registry
    func component(_ line: Int) -> Component {
      Component(
        of: Leaf.self, file: "f", line: line, behaviour: RawContainer.Style.immediate.behaviour,
        lifetime: Lifetime(.nowhere), factory: .automatic { Leaf(line) })
    }
    let first = registry.addOnce(component(1))
    #expect(registry.addOnce(component(1)) === first)
    #expect(try c.get(Leaf.self).number == 1)
    #expect(registry.addOnce(component(2)) !== first)
    #expect(registry.components { _ in true }.map(\.line) == [1, 2])
  }
}
