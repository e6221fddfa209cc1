import DIEngine
import DIGraphTools
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

@Suite("DIG029 registrations accept findings")
struct AcceptedFindingTests {
  @Test("an accepted finding isn't reported at its place, and at others it is")
  func accepted() {
    let c = DIv3.DIContainer()
    let one = c.register(Petrol.init).default()
    c.register(Diesel.init).default()
    #expect(c.problems.map(\.code) == [.idleDefault, .idleDefault])
    one.accept(findings: "DIG023")
    #expect(c.problems.map { $0.components[0] } == [c.components["Diesel"]?.id])
    #expect(c.components["Petrol"]?.accepted == ["DIG023"])
  }

  @Test("an acceptance that silences nothing is reported, and can't be accepted")
  func useless() {
    let c = DIv3.DIContainer()
    c.register(Petrol.init).accept(findings: "DIG023", "DIG99", "DIG029")
    #expect(
      c.problems.map(\.message) == [
        "the registration of Petrol accepts DIG023, which no rule finds there",
        "the registration of Petrol accepts DIG99, which no rule has as its code",
        "the registration of Petrol accepts DIG029, which no rule finds there",
      ])
  }

  @Test("registrations of all generations accept findings")
  func generations() throws {
    let engine = Engine()
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { Petrol() }.asDefault().accept(findings: "DIG023")
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register(type: Car.init(_:)).accept(findings: "DIG001")
    _ = (try first.build(), try second.build())
    #expect(engine.validate() == [])
  }
}
