import DIEngine
import Testing

@Suite("Tracing of resolutions")
struct TracingTests {
  class Part {}
  final class Bolt: Part {}
  final class Nut: Part {
    let bolt: Bolt
    var other: Bolt?
    var owner: Nut?
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

  @Test("V2-72 deferred work runs before the outermost request ends, which caches its object")
  func outermost() throws {
    let c = container(.deferring)
    c.declare(.deferring, kept: Lifetime(.engine)) { Bolt() }.inject { _ in }
    c.declare(.deferring, kept: Lifetime(.scope), Nut.init).inject { $0.other = $1 }
    _ = try c.get(Nut.self)
    #expect(
      log.take() == [
        "begin one Nut", "  found Nut", "  begin making Nut",
        "    begin one Bolt", "      found Bolt", "      begin making Bolt",
        "        made Bolt", "      end making Bolt", "      kept Bolt", "      resolved Bolt",
        "    end one Bolt",
        "    made Nut", "  end making Nut", "  resolved Nut",
        "  begin injecting Nut", "    begin one Optional<Bolt>", "      found Bolt",
        "      reused Bolt, unfinished", "      resolved Bolt",
        "    end one Optional<Bolt>",
        "  end injecting Nut",
        "  begin injecting Bolt", "  end injecting Bolt",
        "  kept Nut", "end one Nut",
      ])
    _ = try c.get(Nut.self)
    #expect(
      log.take() == [
        "begin one Nut", "  found Nut", "  reused Nut", "  resolved Nut", "end one Nut",
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

  @Test("V2-72 a cycle that closes reports its object again")
  func cycle() throws {
    let c = container(.deferring)
    c.declare(.deferring) { Bolt() }
    c.declare(.deferring, Nut.init).inject { $0.owner = $1 }
    _ = try c.get(Nut.self)
    #expect(
      log.take().suffix(8) == [
        "  begin injecting Nut", "    begin one Optional<Nut>", "      found Nut",
        "      reused Nut, unfinished", "      resolved Nut", "    end one Optional<Nut>",
        "  end injecting Nut", "end one Nut",
      ])
  }

  @Test("V2-72 V3-90 an external instance", arguments: RawContainer.Style.allCases)
  func externalInstance(style: RawContainer.Style) throws {
    let c = container(style)
    c.declare(style, kept: Lifetime(.scope)) { Bolt() }.inject { _ in }
    let bolt = Bolt()
    try c.inject(bolt)
    let injecting = ["  begin injecting Bolt", "  end injecting Bolt"]
    let isImmediate = style == .immediate
    #expect(
      log.take() == ["begin object Bolt", "  found Bolt", "  externalInstance Bolt"]
        + (isImmediate ? injecting : []) + ["  injected Bolt", "  resolved Bolt"]
        + (isImmediate ? [] : injecting) + ["  kept Bolt", "end object Bolt"])
    // The styles differ for an external instance that is already cached; only one is tested here.
    guard style == .immediate else { return }
    try c.inject(bolt)
    #expect(
      log.take() == [
        "begin object Bolt", "  found Bolt", "  externalInstance Bolt", "  resolved Bolt",
        "end object Bolt",
      ])
  }

  @Test("V2-72 many: each element of an outermost request is a resolution of its own")
  func many() throws {
    let c = container(.withdrawing)
    c.declare(.withdrawing, kept: Lifetime(.scope)) { Bolt() }.offered(as: Part.self)
    c.declare(.withdrawing, Nut.init).offered(as: Part.self)
    _ = try c.scope.resolveMany(Part.self, leavingOut: [], for: c)
    #expect(
      log.take() == [
        "begin all Part",
        "  begin element Part", "    found Bolt", "    begin making Bolt", "      made Bolt",
        "    end making Bolt", "    resolved Bolt", "    kept Bolt", "  end element Part",
        "  begin element Part", "    found Nut", "    begin making Nut",
        "      begin one Bolt", "        found Bolt", "        reused Bolt",
        "        resolved Bolt", "      end one Bolt",
        "      made Nut", "    end making Nut", "    resolved Nut", "  end element Part",
        "end all Part",
      ])
    #expect(throws: Failure.self) {
      try c.scope.resolveMany(Int.self, leavingOut: [], for: c)
    }
    #expect(log.take() == ["begin all Int", "  failed Int: notFound", "end all Int"])
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

  @Test("V2-75 names and tags of a request")
  func qualifiers() throws {
    let c = container(.deferring)
    c.declare(.deferring) { Bolt() }.named("long").offered(as: Part.self, tag: Int.self)
    _ = try c.get(Bolt.self, name: "long")
    #expect(log.take().first == "begin one Bolt \"long\"")
    _ = try c.get(Tagged<Int, Part>.self)
    #expect(log.take().first == "begin one Part #Int")
    #expect(throws: Failure.self) {
      try c.scope.resolve(Bolt.self, name: "a name that is nowhere", for: c) as Bolt
    }
    #expect(
      log.take() == [
        "begin one Bolt \"a name that is nowhere\"", "  failed Bolt: qualifierNotFound",
        "end one Bolt \"a name that is nowhere\"",
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
