import DIEngine
import DITracing
import DIv1Compat
import DIv3
import Testing

@Suite("Recorded requests")
struct RecordedRequestTests {
  final class Driver {
    var wheel: Wheel?
    var car: Car?
  }

  private let container = DIv3.DIContainer()

  private func recorded(_ body: () -> Void) -> [String] {
    let recorder = TraceRecorder()
    let observation = container.engine.observe(recorder.record)
    body()
    observation.cancel()
    return recorder.requests.map {
      $0.description.replacing(#/\d+\.\d\d ms/#, with: "T")
        .replacing(#/thread \d+/#, with: "thread N")
    }
  }

  @Test("a request is a tree of what was made and found")
  func tree() {
    container.register(line: 1, Wheel.init).lifetime(.perContainer(.strong))
    container.register(line: 2, Car.init)
    let texts = recorded {
      _ = container.resolve() as Car
      _ = container.resolveMany() as [Car]
    }
    #expect(
      texts == [
        """
        Car: T, thread N
          made Car (RecordedRequestTests.swift:2), T
            made Wheel (RecordedRequestTests.swift:1), T
        """,
        """
        many Car: T, thread N
          made Car (RecordedRequestTests.swift:2), T
            reused Wheel (RecordedRequestTests.swift:1)
        """,
      ])
  }

  @Test("deferred injections, and objects that other code passed, are steps of their own")
  func injections() {
    container.register(line: 1, Wheel.init)
    container.register(line: 2) { Driver() }.injection(cycle: true, \.wheel)
    let texts = recorded {
      _ = container.resolve() as Driver
      container.inject(into: Driver())
    }
    #expect(
      texts == [
        """
        Driver: T, thread N
          made Driver (RecordedRequestTests.swift:2), T
          injected Driver (RecordedRequestTests.swift:2), T
            made Wheel (RecordedRequestTests.swift:1), T
        """,
        """
        Driver: T, thread N
          given Driver (RecordedRequestTests.swift:2)
          injected Driver (RecordedRequestTests.swift:2), T
            made Wheel (RecordedRequestTests.swift:1), T
        """,
      ])
  }

  @Test("a request that fails tells where, and the first line of the reason")
  func failure() {
    container.register(line: 3, Wreck.init)
    let texts = recorded { _ = container.resolve() as Wreck? }
    #expect(
      texts == [
        """
        Wreck: T, thread N
          failed Wreck (RecordedRequestTests.swift:3), T
            failed Missing: No component offers Missing.
        """
      ])
  }

  @Test("a request without a component fails by itself")
  func missing() {
    #expect(
      recorded { _ = container.resolve() as Missing? } == [
        "Missing: T, thread N\n  failed Missing: No component offers Missing."
      ])
  }

  @Test("an error of a closure is the reason at its component")
  func thrown() throws {
    struct NoFuel: Error {}
    let first = DIv1Compat.DIContainerBuilder(engine: container.engine)
    first.register(line: 5) { () throws -> Wheel in throw NoFuel() }
    first.register(line: 6) { (scope: DIv1Compat.DIScope) in Car(wheel: try scope.resolve()) }
    let scope = try first.build()
    let texts = recorded { _ = try? scope.resolve(Car.self) }
    #expect(texts.count == 1)
    #expect(texts[0].split(separator: "\n").count == 3)
    #expect(texts[0].contains("    failed Wheel (RecordedRequestTests.swift:5), T: "))
  }

  @Test("times are milliseconds with two decimals")
  func times() {
    #expect(RecordedRequest.text(of: 0.001_304) == "1.30 ms")
    #expect(RecordedRequest.text(of: 0.000_000_1) == "0.00 ms")
    #expect(RecordedRequest.text(of: 2.000_05) == "2000.05 ms")
  }

  @Test("requests of several threads are told apart, and one without an end is left out")
  func threads() async {
    container.register(line: 1, Wheel.init)
    let recorder = TraceRecorder(limit: 1_000)
    let observation = container.engine.observe(recorder.record)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { [container] in _ = container.resolve() as Wheel } }
    }
    observation.cancel()
    #expect(recorder.requests.count == 20)
    #expect(recorder.requests.allSatisfy { $0.steps.count == 1 })
    let full = TraceRecorder(limit: 3)
    for event in recorder.events.prefix(4) { full.record(event) }
    #expect(full.requests.count <= 1)
  }
}
