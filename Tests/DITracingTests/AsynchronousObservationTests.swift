import DITracing
import DIv3
import DIv3Async
import Testing

@Suite("Observing asynchronous requests")
struct AsynchronousObservationTests {
  @Test("a task's events are nested, and are those of a task, while others run between them")
  func tasks() async {
    let container = DIContainer()
    container.register { () async -> Wheel in
      await Task.yield()
      return Wheel()
    }
    container.register { (wheel: Wheel) async -> Car in
      await Task.yield()
      return Car(wheel: wheel)
    }
    let events = Events()
    let observation = container.engine.observe(events.add)
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
}
