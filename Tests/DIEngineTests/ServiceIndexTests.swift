import DIEngine
import Testing

/// The index looks up few and many components differently; the choice must be the same.
@Suite("Choice among few and many components of one type")
struct ServiceIndexTests {
  final class Thing {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private static let crowds = [0, 5, 7, 8, 9, 30]

  private let c = RawContainer(.immediate)

  private func add(_ number: Int, _ change: (Component) -> Void = { _ in }) -> Component {
    let component = Component(
      of: Thing.self, file: "crowd", line: number,
      behaviour: RawContainer.Style.immediate.behaviour, lifetime: Lifetime(.nowhere),
      factory: .manual { (_: RawContainer) in Thing(number) })
    change(component)
    c.scope.engine.registry.add(component)
    return component
  }

  private func name(_ text: String) -> Qualifier { QualifierInterner.shared.name(text) }

  private func crowd(_ count: Int) {
    for number in 0..<count { _ = add(1_000 + number) { $0.qualifiers = [name("\(number)")] } }
  }

  private func number(_ text: String) -> Int? { (try? c.get(Thing.self, name: text))?.number }

  @Test("a name of a component, of a service, and of both", arguments: crowds)
  func kinds(others: Int) throws {
    crowd(others)
    _ = add(1) { $0.qualifiers = [name("of component")] }
    _ = add(2) {
      $0.services = [Service(Thing.self), Service(Thing.self, name("of service"))]
    }
    _ = add(3) {
      $0.qualifiers = [name("of both")]
      $0.services = [Service(Thing.self, name("of both"))]
    }
    #expect(number("of component") == 1 && number("of service") == 2 && number("of both") == 3)
    #expect(number("0") == (others > 0 ? 1_000 : nil))
    #expect(number("of nobody") == nil)
  }

  @Test("adding a name later, and removing one", arguments: crowds)
  func changes(others: Int) throws {
    crowd(others)
    let one = add(1) { $0.qualifiers = [name("first")] }
    let two = add(2)
    #expect(number("first") == 1 && number("second") == nil)
    let registry = c.scope.engine.registry
    registry.extend(two, with: Service(Thing.self, name("second")))
    #expect(number("second") == 2)
    registry.change(one) { $0.qualifiers = [name("third")] }
    #expect(number("first") == nil && number("third") == 1)
    _ = add(4) { $0.qualifiers = [name("fourth")] }
    #expect(number("fourth") == 4 && number("third") == 1)
  }

  @Test("several of one name: none is found, the candidates are listed in order", arguments: crowds)
  func ambiguous(others: Int) throws {
    crowd(others)
    let late = Component(
      of: Thing.self, file: "crowd", line: 1,
      behaviour: RawContainer.Style.immediate.behaviour, lifetime: Lifetime(.nowhere), factory: nil)
    late.qualifiers = [name("same")]
    _ = add(2) { $0.qualifiers = [name("same")] }
    _ = add(3) { $0.qualifiers = [name("same"), name("other")] }
    // Created first, added last.
    c.scope.engine.registry.add(late)
    let failure = try failure { _ = try c.get(Thing.self, name: "same") as Thing }
    #expect(failure.kind.name == "ambiguous")
    #expect(failure.candidates.map(\.line) == [1, 2, 3])
    let missing = try #require(throws: Failure.self) {
      let _: Thing = try c.scope.resolve(
        Thing.self, Qualifier(knownName: "of nobody but this line", for: Thing.self, in: c.scope),
        for: c)
    }
    #expect(missing.kind.name == "qualifierNotFound")
    #expect(missing.candidates.map(\.line) == (0..<others).map { 1_000 + $0 } + [1, 2, 3])
  }

  @Test("the same line is recognized, another one isn't", arguments: crowds)
  func declarations(others: Int) {
    crowd(others)
    let registry = c.scope.engine.registry
    func component(_ file: String, _ line: Int) -> Component {
      Component(
        of: Thing.self, file: file, line: line,
        behaviour: RawContainer.Style.immediate.behaviour, lifetime: Lifetime(.nowhere),
        factory: nil)
    }
    let (one, two) = (component("one", 1), component("two", 1))
    #expect(registry.addOnce(one) === one && registry.addOnce(two) === two)
    #expect(registry.addOnce(component("one", 1)) === one)
    #expect(registry.addOnce(component("two", 1)) === two)
    let three = component("one", 2)
    #expect(registry.addOnce(three) === three && registry.addOnce(component("one", 2)) === three)
    #expect(registry.components { $0.file != "crowd" }.count == 3)
  }
}
