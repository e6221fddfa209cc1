import DITracing
import DIv3
import DIv3Async
import Foundation
import Testing

@Suite("The trace recorder")
struct TraceRecorderTests {
  private func recorded(
    _ recorder: TraceRecorder = TraceRecorder(), _ body: (DIContainer) async -> Void
  ) async throws -> TraceFile {
    let container = DIContainer()
    container.register(Wheel.init).lifetime(.perContainer(.strong))
    container.register(Car.init)
    container.register(Wreck.init)
    let observation = container.observe(recorder.record)
    await body(container)
    observation.cancel()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("trace-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try recorder.json.write(to: file, atomically: true, encoding: .utf8)
    return try TraceFile(contentsOf: file)
  }

  private func resolve<Value>(_ type: Value.Type, from container: DIContainer) -> Value {
    container.resolve()
  }

  @Test("the file has Chrome's format: bars within bars, for each row, and marks")
  func format() async throws {
    let trace = try await recorded { container in
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<20 { group.addTask { _ = resolve(Car.self, from: container) } }
      }
    }
    #expect(trace.unfinished == [])
    #expect(trace.rowNames.values.allSatisfy { $0.hasPrefix("thread ") })
    let makes = trace.bars.filter { $0.name == "make Car" }
    #expect(makes.count == 20 && makes.allSatisfy { $0.parent == "request Car" })
    #expect(makes.first?.arguments["place"]?.hasPrefix("TraceRecorderTests.swift:") == true)
    let wheels = trace.bars.filter { $0.name == "request Wheel" }
    #expect(wheels.count == 20 && wheels.allSatisfy { $0.parent == "make Car" })
    let kept = trace.marks.filter { $0.name == "kept Wheel" }
    #expect(kept.map(\.bar) == ["request Wheel"])
    #expect(kept.first?.arguments["lifetime"] == "scopeUntilCleaned")
  }

  @Test("rows for tasks are as many as ran at a time; the bars of a row never overlap")
  func tasks() async throws {
    let trace = try await recorded { container in
      container.register { () async -> String in
        await Task.yield()
        return ""
      }
      for _ in 0..<50 {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<4 { group.addTask { _ = await container.resolve() as String } }
        }
      }
    }
    #expect(trace.unfinished == [])
    let outermost = trace.bars.filter { $0.name == "request String" }
    #expect(outermost.count == 200 && outermost.allSatisfy { $0.parent == nil })
    #expect(Set(outermost.map { $0.arguments["requester"] }).count == 200)
    #expect(trace.rowNames.values.allSatisfy { $0.hasPrefix("tasks ") })
    #expect((1...8).contains(trace.rowNames.count), "\(trace.rowNames.count)")
    for bars in Dictionary(grouping: outermost, by: \.row).values {
      let sorted = bars.sorted { $0.start < $1.start }
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.end <= $1.start })
    }
  }

  @Test("failures are marks with their reasons, whatever characters these have")
  func failures() async throws {
    let trace = try await recorded { container in
      _ = resolve(Wreck?.self, from: container)
      _ = synchronously { container.resolve(name: "a \"name\" with \\ and \u{1}") as Wheel? }
    }
    let failed = trace.marks.filter { $0.name.hasPrefix("failed ") }
    #expect(failed.count == 2)
    #expect(failed.first?.arguments["reason"]?.contains("Requested by:\n") == true)
    #expect(failed.last?.name == "failed Wheel, name \"a \"name\" with \\ and \u{1}\"")
    let made = trace.bars.first { $0.name == "make Wreck" }
    #expect(made?.arguments["result"] == "failed")
  }

  private func synchronously<Result>(_ body: () -> Result) -> Result { body() }

  @Test("a full recorder drops events, and counts them; bars without an end stay open")
  func limit() async throws {
    let recorder = TraceRecorder(limit: 3)
    let trace = try await recorded(recorder) { _ = resolve(Car.self, from: $0) }
    #expect(trace.unfinished == ["request Car", "make Car"])
    #expect(trace.marks.map(\.name) == ["found Car"])
    #expect(recorder.events.count == 3 && recorder.droppedEvents == 8)
  }
}
