import DIEngine
import Testing

/// What many components of one type cost. Eight times as many may take eight times as long, and some
/// more for memory; what grows with their square would take 64 times as long.
@Suite("Many components of one type")
struct OfferGrowthTests {
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

  @Test("Registering each line once")
  func lines() {
    expectLinear { count in
      let registry = Engine().registry
      for line in 0..<count { _ = registry.addOnce(component(line, line: line)) }
      for line in 0..<count { _ = registry.addOnce(component(line, line: line)) }
      #expect(registry.components { _ in true }.count == count)
    }
  }

  @Test("Asking by the name of a component", arguments: [false, true])
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

  @Test("Registering a component and asking for it by its name, in turn")
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

  @Test("Names of one component")
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
    "Objects of their own for the names of one component, few and many", arguments: [5, 8, 9, 200])
  func cells(count: Int) {
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

  @Test("Conflicts with components that are there")
  func conflicts() {
    expectLinear { count in
      let registry = Engine().registry
      for line in 0..<count { registry.add(component(line, line: line)) }
      _ = registry.conflicts(of: [component(0, line: -1)])
    }
  }
}
