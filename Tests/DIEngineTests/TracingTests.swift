import DIEngine
import Testing

@Suite("Tracing of resolutions")
struct TracingTests {
  class Part {}
  final class Bolt: Part {}
  final class Nut: Part {
    let bolt: Bolt
    init(bolt: Bolt) { self.bolt = bolt }
  }

  let log = TraceLog()

  private func container(_ style: RawContainer.Style) -> RawContainer {
    let c = RawContainer(style)
    log.follow(c)
    return c
  }

  @Test("V2-72 V3-90 V3-91 requests occur inside the creations that need them")
  func nested() throws {
    let c = container(.immediate)
    c.declare(.immediate) { Bolt() }
    c.declare(.immediate, Nut.init)
    _ = try c.get(Nut.self)
    #expect(
      log.take() == [
        "begin one Nut", "  found Nut", "  begin making Nut",
        "    begin one Bolt", "      found Bolt", "      begin making Bolt",
        "        made Bolt", "      end making Bolt", "      resolved Bolt", "    end one Bolt",
        "    made Nut", "  end making Nut", "  resolved Nut", "end one Nut",
      ])
  }

  @Test("V3-90 an object is traced after its immediate injections, and cached after that")
  func immediateSteps() throws {
    let c = container(.immediate)
    c.declare(.immediate, kept: Lifetime(.scopeUntilCleaned)) { Bolt() }.inject { _ in }
    _ = try c.get(Bolt.self)
    #expect(
      log.take() == [
        "begin one Bolt", "  found Bolt", "  begin making Bolt",
        "    begin injecting Bolt", "    end injecting Bolt", "    made Bolt",
        "  end making Bolt", "  resolved Bolt", "  kept Bolt", "end one Bolt",
      ])
  }

  @Test("V2-72 many as a dependency")
  func manyInside() throws {
    let c = container(.immediate)
    c.declare(.immediate) { Bolt() }
    _ = try c.get(All<Bolt>.self)
    #expect(
      log.take() == [
        "begin all Bolt", "  begin element Bolt", "    found Bolt", "    begin making Bolt",
        "      made Bolt", "    end making Bolt", "    resolved Bolt", "  end element Bolt",
        "end all Bolt",
      ])
  }

  @Test("V2-73 an eagerly created object")
  func ahead() throws {
    let c = container(.withdrawing)
    let bolt = c.declare(.withdrawing, kept: Lifetime(.engine)) { Bolt() }.component
    try c.scope.createEagerly(bolt, for: c)
    #expect(
      log.take() == [
        "begin component Bolt", "  found Bolt", "  begin making Bolt", "    made Bolt",
        "  end making Bolt", "  resolved Bolt", "  kept Bolt", "end component Bolt",
      ])
  }

  @Test("V2-72 the end of a deferred request's own resolution")
  func delayed() throws {
    let c = container(.immediate)
    c.declare(.immediate) { Bolt() }.inject(later: true) { _ in }
    let later = try c.get(Later<Bolt>.self)
    #expect(log.take() == [])
    _ = try later.value()
    #expect(
      log.take() == [
        "begin one Bolt", "  found Bolt", "  begin making Bolt", "    made Bolt",
        "  end making Bolt", "  resolved Bolt", "  begin injecting Bolt", "  end injecting Bolt",
        "end one Bolt",
      ])
  }
}
