import DIEngine
import Testing

@Suite("Tracing of failing resolutions")
struct TracingFailureTests {
  final class Bolt {}
  final class Nut {
    var bolt: Bolt?
    init() {}
    init(bolt: Bolt) { self.bolt = bolt }
  }
  let log = TraceLog()

  private func container(_ style: RawContainer.Style) -> RawContainer {
    let c = RawContainer(style)
    log.follow(c)
    return c
  }

  @Test(
    "V2-74 errors of user code are traced as such, not as failures",
    arguments: RawContainer.Style.allCases)
  func user(style: RawContainer.Style) throws {
    let c = container(style)
    c.declare(style) { () -> Bolt in throw Refusal() }
    c.declare(style) { Nut() }.inject(later: true) { _ in throw Refusal() }
    _ = try failure { _ = try c.get(Bolt.self) }
    #expect(
      log.take() == [
        "begin one Bolt", "  found Bolt", "  begin making Bolt", "  end making Bolt",
        "  threw Bolt", "  no Bolt", "end one Bolt",
      ])
    _ = try failure { _ = try c.get(Nut.self) }
    #expect(
      log.take() == [
        "begin one Nut", "  found Nut", "  begin making Nut", "    made Nut",
        "  end making Nut", "  resolved Nut", "  begin injecting Nut", "  end injecting Nut",
        "  threw Nut", "end one Nut",
      ])
  }

  @Test("V2-73 a failure in the queue is traced at the end")
  func lateFailure() throws {
    let c = container(.immediate)
    // Its own injection creates a new one each time, without end.
    c.declare(.immediate) { Nut() }.inject(later: true) { (_: Nut, _: Nut) in }
    let reason = try failure { _ = try c.get(Nut.self) }
    #expect(reason.kind.name == "recursion")
    let told = log.take()
    #expect(told.filter { $0.contains("failed") }.count == 1)
    #expect(told.first == "begin one Nut")
    #expect(told.last == "end one Nut")
  }

  @Test("V2-73 the requested type, if Optional doesn't make failures nil")
  func optional() throws {
    let c = container(.withdrawing)
    #expect(throws: Failure.self) {
      try c.scope.resolve(Bolt?.self, for: c)
    }
    #expect(
      log.take() == [
        "begin one Optional<Bolt>", "  failed Optional<Bolt>: notFound",
        "end one Optional<Bolt>",
      ])
  }

  @Test("V2-29 V2-73 recursion is traced where it is detected", arguments: [false, true])
  func recursion(asksItself: Bool) throws {
    let c = container(.withdrawing)
    if asksItself {
      c.closure(.withdrawing) { c in try Nut(bolt: c.get(Nut.self).bolt!) }
    } else {
      c.declare(.withdrawing) { (nut: Nut) in nut }
    }
    _ = try failure { _ = try c.get(Nut.self) }
    #expect(
      log.take() == [
        "begin one Nut", "  found Nut", "  begin making Nut",
        "    begin one Nut", "      found Nut", "      failed Nut: recursion", "      no Nut",
        "    end one Nut",
        "  end making Nut", "  no Nut", "end one Nut",
      ])
  }
}
