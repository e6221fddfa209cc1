import DIDistributedTracing
import DIv3Async
import Foundation
import InMemoryTracing
import Testing
import Tracing

@Suite("The README")
struct ReadmeTests {
  @Test("its example compiles, and does what it says")
  func example() throws {
    let tracer = InMemoryTracer()
    let container = DIContainer()
    container.register(Wheel.init)
    container.register(Car.init)
    // begin
    let tracing = container.traceRequests(with: tracer)
    tracer.withSpan("handle order") { _ in
      let car: Car = container.resolve()
      print(car)
    }
    tracing.cancel()
    // end
    let readme = try page("README.md")
    let lines = try page("Tests/DIDistributedTracingTests/ReadmeTests.swift")
      .components(separatedBy: "    // begin\n")[1].components(separatedBy: "    // end\n")[0]
      .split(separator: "\n").map { String($0.dropFirst(4)) }
    #expect(readme.contains("```swift\n" + lines.joined(separator: "\n") + "\n```"))
    #expect(readme.contains("```text\n" + tracer.tree.joined(separator: "\n") + "\n```"))
  }

  @Test("it names each attribute")
  func attributes() throws {
    let readme = try page("README.md")
    let source = try page("Sources/DIDistributedTracing/SpanRecorder.swift")
    let names = source.matches(of: #/"((di|code)\.[a-z.]+)"/#).map { String($0.1) }
    #expect(names.count > 8)
    for name in names { #expect(readme.contains("`\(name)`"), "\(name)") }
  }

  private func page(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }
}
