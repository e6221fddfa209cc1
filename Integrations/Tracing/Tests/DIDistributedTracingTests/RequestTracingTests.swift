import DIDistributedTracing
import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3Async
import Foundation
import InMemoryTracing
import Testing
import Tracing

@Suite("Spans of requests")
struct RequestTracingTests {
  private let tracer = InMemoryTracer()
  private let container: DIv3Async.DIContainer = {
    let container = DIContainer()
    container.register(line: 1_234, Wheel.init).lifetime(.perContainer(.strong))
    container.register(Car.init)
    container.register(Wreck.init)
    return container
  }()

  /// A container whose wheels are made by a closure that suspends.
  private static func suspending() -> DIv3Async.DIContainer {
    let container = DIContainer()
    container.register { () async -> Wheel in
      await Task.yield()
      return Wheel()
    }
    return container
  }

  private static let ofCar = [
    "request Car", "  make Car", "    request Wheel", "      make Wheel",
  ]

  @Test("requests and makings are spans within each other, which say what, where and by whom")
  func nesting() throws {
    let tracing = container.traceRequests(with: tracer)
    _ = container.resolve() as Car
    #expect(tracer.tree == Self.ofCar)
    #expect(tracer.activeSpans.isEmpty)
    let making = try #require(tracer.finished("make Wheel").first)
    #expect(making.kind == .internal && making.status == nil)
    #expect(making.attribute("di.component.type") == "DIDistributedTracingTests.Wheel")
    #expect(making.attribute("di.component.lifetime") == "scopeUntilCleaned")
    #expect(making.attribute("di.component.generation") == .int64(3))
    #expect(making.attribute("code.file.path") == .string(#file))
    #expect(making.attribute("code.line.number") == .int64(1_234))
    #expect("\(try #require(making.attribute("di.requester")))".contains("thread"))
    #expect(making.startInstant.nanosecondsSinceEpoch <= making.endInstant.nanosecondsSinceEpoch)
    let request = try #require(tracer.finished("request Wheel").first)
    #expect(request.attribute("di.request.type") == "DIDistributedTracingTests.Wheel")
    #expect(request.attribute("di.component.type") == "DIDistributedTracingTests.Wheel")
    #expect(request.events.map(\.name) == ["kept"])
    tracing.cancel()
  }

  @Test("a kept object is marked, names and many are attributes")
  func requests() throws {
    container.register { 7 }.as(Int.self, name: "seven")
    _ = container.resolve() as Wheel
    let tracing = container.traceRequests(with: tracer)
    _ = container.resolve() as Wheel
    _ = container.resolve(name: "seven") as Int
    _ = container.resolveMany() as [Int]
    #expect(tracer.finished("request Wheel").first?.attribute("di.reused") == true)
    #expect(
      tracer.finished("request Int").first?.attribute("di.request.labels")
        == .stringArray(["name \"seven\""]))
    #expect(tracer.finished("request many Int").first?.attribute("di.request.many") == true)
    tracing.cancel()
  }

  @Test("an outermost request is a child of the span in which it is made")
  func context() {
    let tracing = container.traceRequests(with: tracer)
    tracer.withSpan("handle") { _ in
      _ = container.resolve() as Car
    }
    #expect(tracer.tree == ["handle"] + Self.ofCar.map { "  " + $0 })
    #expect(Set(tracer.finishedSpans.map(\.traceID)).count == 1)
    tracing.cancel()
  }

  @Test("a span that a closure begins is a sibling of the request, as the README says")
  func closures() {
    let container = DIContainer()
    container.register { [tracer] in tracer.withSpan("connect") { _ in Wheel() } }
    let tracing = container.traceRequests(with: tracer)
    tracer.withSpan("handle") { _ in _ = container.resolve() as Wheel }
    #expect(tracer.tree == ["handle", "  request Wheel", "    make Wheel", "  connect"])
    tracing.cancel()
  }

  @Test("threads don't mix their spans")
  func threads() async {
    let container = container
    let tracing = container.traceRequests(with: tracer)
    let finished = DispatchGroup()
    for _ in 0..<8 {
      finished.enter()
      Thread.detachNewThread { [tracer] in
        for _ in 0..<50 {
          tracer.withSpan("handle") { _ in _ = container.resolve() as Car }
        }
        finished.leave()
      }
    }
    await withCheckedContinuation { continuation in
      finished.notify(queue: .global()) { continuation.resume() }
    }
    check(400, of: ["make Car", "request Car", "request Wheel"])
    tracing.cancel()
  }

  @Test("tasks don't mix their spans, although they suspend in the middle of them")
  func tasks() async {
    let container = Self.suspending()
    container.register { (wheel: Wheel) async -> Car in
      await Task.yield()
      return Car(wheel: wheel)
    }
    let tracing = container.traceRequests(with: tracer)
    await withTaskGroup(of: Void.self) { [tracer] group in
      for _ in 0..<200 {
        group.addTask {
          await tracer.withSpan("handle") { _ in _ = await container.resolve() as Car }
        }
      }
    }
    check(200, of: ["make Car", "make Wheel", "request Car", "request Wheel"])
    tracing.cancel()
  }

  /// Checks that each of a number of traces contains the spans once, each below the others.
  private func check(_ count: Int, of names: [String]) {
    #expect(tracer.activeSpans.isEmpty)
    let traces = Dictionary(grouping: tracer.finishedSpans, by: \.traceID)
    #expect(traces.count == count)
    for spans in traces.values {
      let own = spans.filter { names.contains($0.operationName) }
      #expect(own.map(\.operationName).sorted() == names)
      let byID = Dictionary(uniqueKeysWithValues: spans.map { ($0.spanID, $0) })
      for span in spans where span.operationName != "handle" {
        let parent = span.parentSpanID.flatMap { byID[$0] }?.operationName
        switch span.operationName {
        case "request Car": #expect(parent == "handle")
        case "make Car": #expect(parent == "request Car")
        case "request Wheel": #expect(parent == "make Car")
        default: #expect(parent == "request Wheel")
        }
      }
    }
  }

  @Test("requests of tasks that a closure starts are below the making that the closure does")
  func childTasks() async {
    let container = Self.suspending()
    container.register { () async -> Car in
      async let spare: Wheel = container.resolve()
      async let wheel: Wheel = container.resolve()
      _ = await spare
      return await Car(wheel: wheel)
    }
    let tracing = container.traceRequests(with: tracer)
    _ = await container.resolve() as Car
    let making = tracer.finished("make Car").first?.spanID
    let requests = tracer.finished("request Wheel")
    #expect(requests.count == 2 && making != nil)
    #expect(requests.allSatisfy { $0.parentSpanID == making })
    #expect(tracer.finished("make Wheel").count == 2)
    tracing.cancel()
  }

  @Test("injections into a given object are spans of their own")
  func injections() {
    final class Screen { var car: Car? }
    container.register(Screen.self).injection(cycle: true, \.car)
    let tracing = container.traceRequests(with: tracer)
    container.inject(into: Screen())
    #expect(tracer.finished("inject into Screen").count == 1)
    #expect(tracer.finishedSpans.contains { $0.events.map(\.name).contains("given") })
    #expect(tracer.activeSpans.isEmpty)
    tracing.cancel()
  }
}

@Suite("Spans of requests that fail or don't end")
struct FailedRequestTracingTests {
  private let tracer = InMemoryTracer()

  @Test("a missing object is an error with its path, in the span of the request that misses it")
  func missing() throws {
    let container = DIContainer()
    container.register(Wreck.init)
    let tracing = container.traceRequests(with: tracer)
    #expect(container.resolve() as Wreck? == nil)
    #expect(tracer.tree == ["request Wreck", "  make Wreck", "    request Missing"])
    let failed = tracer.finishedSpans.filter { !$0.errors.isEmpty }
    #expect(failed.map(\.operationName) == ["request Missing"])
    let error = try #require(failed.first?.errors.first?.error as? RequestError)
    #expect(error.path == ["Wreck", "Missing"])
    #expect(error.reason.contains("RequestTracingTests.swift:"))
    #expect(error.description == error.reason)
    #expect(
      failed.first?.errors.first?.attributes.get("di.path") == .stringArray(["Wreck", "Missing"]))
    #expect(failed.first?.status?.code == .error)
    #expect(tracer.finished("make Wreck").first?.status?.code == .error)
    tracing.cancel()
  }

  @Test("an error that a closure throws is recorded, in all generations that have such closures")
  func thrown() throws {
    struct Flat: Error {}
    let builder = DIv1Compat.DIContainerBuilder()
    builder.register { () throws -> Wheel in throw Flat() }
    let scope = try builder.build()
    let tracing = scope.traceRequests(with: tracer)
    #expect(throws: (any Error).self) { try scope.resolve() as Wheel }
    let error = tracer.finished("request Wheel").first?.errors.first?.error as? RequestError
    #expect(error?.reason.contains("Flat()") == true && error?.path == ["Wheel"])
    tracing.cancel()
  }

  @Test("releases 1 and 2 are traced by their scope and container")
  func generations() throws {
    let first = DIv1Compat.DIContainerBuilder()
    first.register { Wheel() }
    let second = DIv2Compat.DIContainerBuilder()
    second.register(type: Wheel.init)
    let (scope, old) = (try first.build(), try second.build())
    let tracings = [scope.traceRequests(with: tracer), old.traceRequests(with: tracer)]
    _ = try scope.resolve() as Wheel
    _ = try old.resolve() as Wheel
    let generations = tracer.finished("make Wheel").map { $0.attribute("di.component.generation") }
    #expect(generations == [.int64(1), .int64(2)])
    for tracing in tracings { tracing.cancel() }
  }

  @Test("there are no spans before the tracing and after it, by cancel() or by its release")
  func end() {
    let container = DIContainer()
    container.register(Wheel.init)
    _ = container.resolve() as Wheel
    var tracing: RequestTracing? = container.traceRequests(with: tracer)
    tracing?.cancel()
    _ = container.resolve() as Wheel
    tracing = container.traceRequests(with: tracer)
    withExtendedLifetime(tracing) {}
    tracing = nil
    _ = container.resolve() as Wheel
    #expect(tracer.tree == [])
    #expect(tracer.activeSpans.isEmpty)
  }

  @Test("spans that are open when the tracing ends, end with it, the inner ones first")
  func incomplete() throws {
    final class Holder { var tracing: RequestTracing? }
    let container = DIContainer()
    let holder = Holder()
    container.register(Car.init)
    container.register { () -> Wheel in
      holder.tracing?.cancel()
      return Wheel()
    }
    holder.tracing = container.traceRequests(with: tracer)
    _ = container.resolve() as Car
    #expect(
      tracer.finishedSpans.map(\.operationName) == [
        "make Wheel", "request Wheel", "make Car", "request Car",
      ])
    #expect(tracer.finishedSpans.allSatisfy { $0.attribute("di.incomplete") == true })
    #expect(tracer.activeSpans.isEmpty)
    _ = container.resolve() as Car
    #expect(tracer.finishedSpans.count == 4)
  }
}
