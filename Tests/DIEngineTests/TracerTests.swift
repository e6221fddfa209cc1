import DIEngine
import TestSupport
import Testing

@Suite("Tracers")
struct TracerTests {
  final class Bolt {}
  final class Nut {
    init(bolt: Bolt) {}
  }

  private let all = ["begin", "found", "begin", "made", "end", "resolved", "end"]

  private func words(_ log: TraceLog) -> [String] {
    log.take().map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
  }

  @Test("V2-71 tracing begins and ends with the tracer, and changes no object")
  func onAndOff() throws {
    let log = TraceLog()
    let c = RawContainer(.deferring)
    c.declare(.deferring, kept: Lifetime(.engine)) { Bolt() }
    c.declare(.deferring, Nut.init)
    let bolt = try c.get(Bolt.self)
    #expect(try c.get(Bolt.self) === bolt)
    log.follow(c)
    #expect(log.take() == [])
    #expect(try c.get(Bolt.self) === bolt)
    _ = try c.get(Nut.self)
    #expect(log.take().filter { $0.contains("reused Bolt") }.count == 2)
    log.leave(c)
    #expect(try c.get(Bolt.self) === bolt)
    _ = try c.get(Nut.self)
    #expect(log.take() == [])
    log.leave(c)
  }

  @Test("V2-71 every tracer receives all events")
  func several() throws {
    let logs = [TraceLog(), TraceLog()]
    let c = RawContainer(.deferring)
    c.declare(.deferring) { Bolt() }
    for log in logs { log.follow(c) }
    _ = try c.get(Bolt.self)
    for log in logs { #expect(words(log) == all) }
    logs[0].leave(c)
    _ = try c.get(Bolt.self)
    #expect(words(logs[0]) == [])
    #expect(words(logs[1]) == all)
    logs[1].follow(c)
    _ = try c.get(Bolt.self)
    #expect(words(logs[1]) == all)
  }

  @Test("V3-93 a tracer's own requests are not traced")
  func comesBack() throws {
    let log = TraceLog()
    let made = Counter()
    let c = RawContainer(.deferring)
    c.declare(.deferring) { Bolt() }
    c.declare(.deferring) { () -> String in
      made.add()
      return ""
    }
    log.follow(c)
    let curious = Tracer { _, _ in _ = try? c.get(String.self) }
    c.scope.engine.registry.add(curious)
    _ = try c.get(Bolt.self)
    // The other tracer receives both; the requesting tracer doesn't receive its own requests.
    #expect(made.value == all.count)
    let told = log.take()
    #expect(told.filter { $0.contains("one Bolt") }.count == 2)
    #expect(told.filter { $0.contains("one String") }.count == 2 * all.count)
    #expect(ResolutionContext.current.traceDepth == 0)
    let other = RawContainer(.deferring)
    other.declare(.deferring) { Bolt() }
    other.scope.engine.registry.add(curious)
    _ = try other.get(Bolt.self)
    #expect(made.value == 2 * all.count)
    #expect(ResolutionContext.current.traceDepth == 0)
  }

  @Test("V3-93 each thread has a depth of its own")
  func depth() throws {
    let log = TraceLog()
    let c = RawContainer(.deferring)
    c.declare(.deferring) { Bolt() }
    log.follow(c)
    ResolutionContext.current.tracedDeeper {
      _ = try? c.get(Bolt.self)
      #expect(log.take().first == "  begin one Bolt")
      onThreads(1) { _ in _ = try? c.get(Bolt.self) }
      #expect(log.take().first == "begin one Bolt")
    }
    #expect(ResolutionContext.current.traceDepth == 0)
  }

  /// A container with a string whose closure requests a bolt on the main thread.
  private func hopping() -> RawContainer {
    let c = RawContainer(.deferring)
    c.declare(.deferring) { Bolt() }
    c.declare(.deferring) { () -> String in
      onMainThread { "\((try? c.get(Bolt.self)) != nil)" }
    }
    return c
  }

  @Test("V3-93 what the main thread does for another thread is traced at that thread's depth")
  func depthOnMainThread() async {
    let log = TraceLog()
    let c = hopping()
    log.follow(c)
    await onOtherThread { #expect((try? c.get(String.self)) == "true") }
    let begun = log.take().filter { $0.contains("begin") }
    #expect(
      begun == [
        "begin one String", "  begin making String", "    begin one Bolt",
        "      begin making Bolt",
      ])
  }

  @Test("V3-93 a tracer's own requests are not traced where the main thread goes on with them")
  func comesBackOnMainThread() async {
    let events = Counter()
    let c = hopping()
    c.declare(.deferring) { Nut(bolt: Bolt()) }
    c.scope.engine.registry.add(
      Tracer { _, _ in
        events.add()
        _ = try? c.get(String.self)
      })
    await onOtherThread { _ = try? c.get(Nut.self) }
    #expect(events.value == all.count)
  }

  @Test("V2-71 a switch applies to all its registries, and to later ones")
  func switching() throws {
    let log = TraceLog()
    let all = TraceSwitch(log.tracer)
    func connected() -> RawContainer {
      let c = RawContainer(.deferring)
      all.connect(c.scope.engine.registry)
      c.declare(.deferring) { Bolt() }
      return c
    }
    let early = connected()
    all.update { true }
    for _ in 0..<40 { _ = connected() }
    let late = connected()
    for c in [early, late] {
      _ = try c.get(Bolt.self)
      #expect(words(log) == self.all)
    }
    all.update { true }
    all.update { false }
    for c in [early, late, connected()] {
      _ = try c.get(Bolt.self)
      #expect(words(log) == [])
    }
  }

  @Test("V2-71 a switch retains no registry")
  func weak() {
    let all = TraceSwitch(Tracer { _, _ in })
    weak var registry: Registry?
    do {
      let engine = Engine()
      registry = engine.registry
      all.connect(engine.registry)
      all.update { true }
    }
    #expect(registry == nil)
    all.update { false }
  }

  @Test("V2-71 V3-96 registries are created and released while a switch changes")
  func comingAndGoing() throws {
    let log = TraceLog()
    let all = TraceSwitch(log.tracer)
    onThreads(3) { index in
      for round in 0..<200 {
        if index == 0 { all.update { round.isMultiple(of: 2) } }
        let c = RawContainer(.deferring)
        all.connect(c.scope.engine.registry)
        c.declare(.deferring) { Bolt() }
        _ = try? c.get(Bolt.self)
      }
    }
    all.update { true }
    let c = RawContainer(.deferring)
    all.connect(c.scope.engine.registry)
    c.declare(.deferring) { Bolt() }
    _ = log.take()
    _ = try c.get(Bolt.self)
    #expect(words(log) == self.all)
  }

  @Test("V3-96 children are released while a switch and their parent change")
  func dyingChildren() throws {
    let log = TraceLog()
    let all = TraceSwitch(log.tracer)
    let parent = Engine(listener: nil)
    all.connect(parent.registry)
    let other = Tracer { _, _ in }
    onThreads(4) { index in
      for round in 0..<2000 {
        switch index {
        case 0: all.update { round.isMultiple(of: 2) }
        case 1:
          if round.isMultiple(of: 2) {
            parent.registry.add(other)
          } else {
            parent.registry.remove(other)
          }
        default:
          let child = Engine(parent: parent, listener: nil)
          all.connect(child.registry)
        }
      }
    }
    all.update { true }
    let child = RawContainer(.deferring, engine: Engine(parent: parent, listener: nil))
    all.connect(child.scope.engine.registry)
    child.declare(.deferring) { Bolt() }
    _ = try child.get(Bolt.self)
    #expect(words(log) == self.all)
  }

  @Test("V2-71 V3-96 a tracer hears of the end of what it heard begin, if it is removed meanwhile")
  func removedMeanwhile() throws {
    let log = TraceLog()
    let all = TraceSwitch(log.tracer)
    let c = RawContainer(.deferring)
    all.connect(c.scope.engine.registry)
    c.declare(.deferring, kept: Lifetime(.engine)) { Bolt() }.inject { _ in all.update { false } }
    all.update { true }
    _ = try c.get(Bolt.self)
    let told = log.take()
    let (begun, ended) = (
      told.filter { $0.contains("begin ") }, told.filter { $0.contains("end ") }
    )
    #expect(begun.count == ended.count && begun.count >= 3, "\(told)")
  }

  @Test("V2-71 V3-96 switching during concurrent resolutions is safe")
  func concurrent() throws {
    let log = TraceLog()
    let all = TraceSwitch(log.tracer)
    let c = RawContainer(.deferring)
    all.connect(c.scope.engine.registry)
    c.declare(.deferring, kept: Lifetime(.engine)) { Bolt() }.inject { _ in }
    c.declare(.deferring, Nut.init)
    let bolt = try c.get(Bolt.self)
    onThreads(3) { index in
      for round in 0..<200 {
        if index == 0 { all.update { round.isMultiple(of: 2) } }
        _ = try? c.get(Nut.self)
      }
    }
    #expect(try c.get(Bolt.self) === bolt)
    let told = log.take()
    #expect(
      told.filter { $0.contains("begin ") }.count == told.filter { $0.contains("end ") }.count)
  }
}
