import DIEngine
import DITracing
import DIv3
import DIv3Async
import Testing

@Suite("Observing asynchronous requests")
struct AsynchronousObservationTests {
  /// A container whose wheels are made by a closure that suspends.
  private func suspending() -> DIContainer {
    let container = DIContainer()
    container.register { () async -> Wheel in
      await Task.yield()
      return Wheel()
    }
    return container
  }

  @Test("a task's events are nested, and are those of a task, while others run between them")
  func tasks() async {
    let container = suspending()
    container.register { (wheel: Wheel) async -> Car in
      await Task.yield()
      return Car(wheel: wheel)
    }
    let events = Events()
    let observation = container.observe(events.add)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { _ = await container.resolve() as Car }
      }
    }
    observation.cancel()
    let rows = Dictionary(grouping: events.all, by: \.requester)
    for (requester, row) in rows {
      if case .thread = requester { Issue.record("\(requester) makes no request.") }
      var open: [Int] = []
      for event in row {
        switch event.kind {
        case .requested, .making, .injecting: open.append(event.depth)
        case .ended, .made, .notMade, .injected: #expect(open.popLast() == event.depth)
        default: break
        }
      }
      #expect(open == [])
    }
    #expect(events.texts.filter { $0 == "0 ended Car" }.count == 20)
    #expect(events.texts.filter { $0.hasSuffix(" made Wheel") }.count == 20)
  }

  @Test(
    "requests of one task that don't suspend it are requests of a task, each with a number of its own"
  )
  func consecutive() async {
    let container = DIContainer()
    container.register(Wheel.init)
    let events = Events()
    let observation = container.observe(events.add)
    for _ in 0..<3 { _ = await container.resolve() as Wheel }
    observation.cancel()
    let requesters = Set(events.all.map(\.requester))
    #expect(requesters.count == 3)
    for case .thread(let number) in requesters {
      Issue.record("Thread \(number) makes no request.")
    }
  }

  @Test("10,000 tasks have numbers of their own, and leave nothing in the observation")
  func manyTasks() async {
    let container = suspending()
    let requesters = Guarded<Set<ContainerEvent.Requester>>([])
    let observation = container.observe { event in
      guard case .requested = event.kind else { return }
      requesters.locked { _ = $0.insert(event.requester) }
    }
    for _ in 0..<100 {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<100 { group.addTask { _ = await container.resolve() as Wheel } }
      }
      #expect(observation.openSpans == 0)
    }
    #expect(requesters.value.count == 10_000)
    observation.cancel()
  }

  @Test("requests of tasks that a closure starts belong to the span in which the closure runs")
  func childTasks() async throws {
    let container = suspending()
    container.register { () async -> Car in
      async let spare: Wheel = container.resolve()
      async let other: Wheel = container.resolve()
      let wheel: Wheel = await container.resolve()
      _ = await (spare, other)
      return Car(wheel: wheel)
    }
    let events = Events()
    let observation = container.observe(events.add)
    _ = await container.resolve() as Car
    let all = events.all
    let making = try #require(all.first { $0.text == "1 making Car" })
    let inner = all.filter { event in
      if case .requested(let request) = event.kind { request.type == Wheel.self } else { false }
    }
    #expect(inner.count == 3)
    #expect(inner.allSatisfy { $0.parentSpanID == making.spanID && $0.spanID != nil })
    #expect(Set(inner.map(\.requester)).count == 3)
    #expect(Set(inner.map(\.depth)) == [0, 2])
    #expect(observation.openSpans == 0)
    observation.cancel()
  }
}
