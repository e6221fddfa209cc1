import DIEngine
import Testing

/// The cost of many components of one type. Eight times as many may take eight times as long, plus
/// some for memory; quadratic growth would take 64 times as long.
@Suite("Many components of one type")
struct ServiceIndexGrowthTests {
  final class Thing {
    let number: Int
    init(_ number: Int = 0) { self.number = number }
  }

  private static let small = 500
  private static let large = 4_000

  private func expectLinear(_ work: (Int) -> Void) {
    let ratio = growth(from: Self.small, to: Self.large, isFine: { $0 < 20 }, work)
    #expect(ratio < 20)
  }

  private func component(_ number: Int, line: Int) -> Component {
    Component(
      of: Thing.self, file: "growth", line: line, behaviour: RawContainer.Style.immediate.behaviour,
      lifetime: Lifetime(.nowhere), factory: .manual { (_: RawContainer) in Thing(number) })
  }

  private func name(_ number: Int) -> Qualifier {
    QualifierInterner.shared.name("growth \(number)")
  }

  @Test("registering each line once")
  func lines() {
    expectLinear { count in
      let registry = Engine().registry
      for line in 0..<count { _ = registry.addOnce(component(line, line: line)) }
      for line in 0..<count { _ = registry.addOnce(component(line, line: line)) }
      #expect(registry.components { _ in true }.count == count)
    }
  }

  @Test("requests by the name of a component", arguments: [false, true])
  func names(areOfServices: Bool) {
    expectLinear { count in
      let c = RawContainer(.immediate)
      for number in 0..<count {
        let component = component(number, line: number)
        if areOfServices {
          component.services = [Service(Thing.self), Service(Thing.self, name(number))]
        } else {
          component.qualifiers = [name(number)]
        }
        c.scope.engine.registry.add(component)
      }
      for number in 0..<count {
        #expect((try? c.get(Thing.self, name: "growth \(number)"))?.number == number)
      }
    }
  }

  @Test("alternating registrations and requests by name")
  func inTurn() {
    expectLinear { count in
      let c = RawContainer(.immediate)
      for number in 0..<count / 4 {
        let component = component(number, line: number)
        component.qualifiers = [name(number)]
        c.scope.engine.registry.add(component)
        #expect((try? c.get(Thing.self, name: "growth \(number)"))?.number == number)
      }
    }
  }

  @Test("names of one component")
  func namesOfOne() {
    expectLinear { count in
      let c = RawContainer(.immediate)
      let component = component(1, line: 1)
      c.scope.engine.registry.add(component)
      for number in 0..<count {
        c.scope.engine.registry.extend(component, with: Service(Thing.self, name(number)))
      }
      for number in 0..<count { _ = try? c.get(Thing.self, name: "growth \(number)") }
    }
  }

  @Test(
    "distinct objects for the names of one component, few and many", arguments: [5, 8, 9, 200])
  func instanceIdentities(count: Int) {
    let c = RawContainer(.withdrawing)
    let thing = c.declare(.withdrawing, kept: Lifetime(.engine)) { Thing(1) }
    thing.component.qualifiers = (0..<count).map(name)
    func objects() -> [Thing] {
      (0..<count).compactMap { try? c.get(Thing.self, name: "growth \($0)") }
    }
    let first = objects()
    #expect(Set(first.map(ObjectIdentifier.init)).count == count)
    #expect(zip(first, objects()).allSatisfy { $0 === $1 })
    thing.change { $0.lifetime = Lifetime(.engine, .weak) }
    let renewed = objects()
    #expect(renewed.count == count && !zip(first, renewed).contains { $0 === $1 })
  }

  @Test("instances that the object graph of one request keeps")
  func keptByGraph() {
    expectLinear { count in
      let c = RawContainer(.immediate)
      for number in 0..<count {
        let component = component(number, line: number)
        component.qualifiers = [name(number)]
        component.lifetime = Lifetime(.graph)
        c.scope.engine.registry.add(component)
      }
      c.closure(.immediate) { (c: RawContainer) in
        try (0..<count).map { try c.get(Thing.self, name: "growth \($0)") }
      }
      #expect((try? c.get([Thing].self))?.count == count)
    }
  }

  @Test("conflicts with existing components")
  func conflicts() {
    expectLinear { count in
      let registry = Engine().registry
      for line in 0..<count { registry.add(component(line, line: line)) }
      _ = Conflict.conflicts(of: [component(0, line: -1)], in: registry)
    }
  }
}
