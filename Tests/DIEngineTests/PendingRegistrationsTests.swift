import DIEngine
import Testing

private final class Pending: BuilderDeclaration {
  var added: Component?

  static func copy(_ pending: Pending) -> Component {
    Component(
      of: Pending.self, file: "", line: 0, behaviour: RawContainer.Style.immediate.behaviour,
      lifetime: Lifetime(.nowhere), factory: nil)
  }
}

@Suite("Pending registrations of a builder")
struct PendingRegistrationsTests {
  private func components(of engine: Engine) -> [ObjectIdentifier] {
    engine.registry.components { _ in true }.map { ObjectIdentifier($0) }
  }

  @Test("G-8 an engine of the builder receives each declaration once")
  func ownEngine() throws {
    let engine = Engine()
    let (first, second) = (Pending(), Pending())
    let one = PendingRegistrations(of: [first], for: engine, copy: Pending.copy)
    #expect(one.engine === engine)
    #expect(one.entries.count == 1)
    #expect(components(of: engine).isEmpty)
    #expect(first.added == nil)
    one.commit()
    let added = try #require(one.entries.first).component
    #expect(first.added === added)
    let two = PendingRegistrations(of: [first, second], for: engine, copy: Pending.copy)
    #expect(two.declarations.map { ObjectIdentifier($0) } == [ObjectIdentifier(second)])
    #expect(two.earlier.map { ObjectIdentifier($0.component) } == [ObjectIdentifier(added)])
    two.commit()
    let later = try #require(two.entries.first).component
    #expect(components(of: engine) == [ObjectIdentifier(added), ObjectIdentifier(later)])
  }

  @Test("V1-9 without an engine each build adds all declarations to a new one")
  func engineOfEachBuild() throws {
    let declaration = Pending()
    let one = PendingRegistrations(of: [declaration], for: nil, copy: Pending.copy)
    one.commit()
    let two = PendingRegistrations(of: [declaration], for: nil, copy: Pending.copy)
    #expect(two.engine !== one.engine)
    #expect(two.earlier.isEmpty)
    two.commit()
    let added = try #require(two.entries.first).component
    #expect(components(of: two.engine) == [ObjectIdentifier(added)])
    #expect(declaration.added === added)
  }
}
