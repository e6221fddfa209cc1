import DITracing
import DIv3
import Foundation
import Testing

@Suite("The trace recorder")
struct TraceRecorderTests {
  private struct Document: Decodable {
    struct Entry: Decodable {
      let name: String
      let ph: String
      let tid: Int
      let pid: Int
      let ts: Double?
      let args: [String: String]?
    }

    let traceEvents: [Entry]
  }

  private func recorded(
    _ recorder: TraceRecorder = TraceRecorder(), _ body: (DIContainer) async -> Void
  ) async throws -> Document {
    let container = DIContainer()
    container.register(Wheel.init).lifetime(.perContainer(.strong))
    container.register(Car.init)
    container.register(Wreck.init)
    let observation = container.observe(recorder.record)
    await body(container)
    observation.cancel()
    return try JSONDecoder().decode(Document.self, from: Data(recorder.json.utf8))
  }

  @Test("the document is JSON of Chrome's format: bars within bars, for each row, and marks")
  func format() async throws {
    let document = try await recorded { container in
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<20 { group.addTask { _ = container.resolve() as Car } }
      }
    }
    for (row, entries) in Dictionary(grouping: document.traceEvents, by: \.tid) {
      #expect(
        entries[0].name == "thread_name" && entries[0].args?["name"]?.hasPrefix("thread ") == true)
      var open: [String] = []
      var last = 0.0
      for entry in entries.dropFirst() {
        let time = try #require(entry.ts)
        #expect(time >= last, "row \(row)")
        last = time
        switch entry.ph {
        case "B": open.append(entry.name)
        case "E": #expect(open.popLast() == entry.name)
        default: #expect(entry.ph == "i")
        }
      }
      #expect(open == [])
    }
    let makes = document.traceEvents.filter { $0.ph == "B" && $0.name == "make Car" }
    #expect(makes.count == 20)
    #expect(makes.first?.args?["place"]?.hasPrefix("TraceRecorderTests.swift:") == true)
  }

  @Test("failures are marks with their reasons, whatever characters these have")
  func failures() async throws {
    let document = try await recorded { container in
      _ = container.resolve() as Wreck?
      _ = container.resolve(name: "a \"name\" with \\ and \u{1}") as Wheel?
    }
    let failed = document.traceEvents.filter { $0.name.hasPrefix("failed ") }
    #expect(failed.count == 2)
    #expect(failed[0].args?["reason"]?.contains("Requested by:\n") == true)
    #expect(failed[1].name == "failed Wheel, name \"a \"name\" with \\ and \u{1}\"")
    let made = document.traceEvents.first { $0.ph == "E" && $0.name == "make Wreck" }
    #expect(made?.args == ["result": "failed"])
  }

  @Test("a full recorder drops events, and counts them")
  func limit() async throws {
    let recorder = TraceRecorder(limit: 3)
    let document = try await recorded(recorder) { _ = $0.resolve() as Car }
    #expect(document.traceEvents.count == 4)
    #expect(recorder.events.count == 3 && recorder.droppedEvents == 8)
  }
}
