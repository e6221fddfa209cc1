import DIEngine
import DIGraphTools
import DITracing
import DIv1Compat
import Foundation
import Testing

/// Requests that are deeper than the stack of the thread that reads them.
@Suite("Recorded requests thousands of levels deep")
struct DeepRequestTests {
  private struct NoFuel: Error {}

  private func onStack(ofMegabytes size: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = size << 20
    thread.start()
    done.wait()
  }

  @Test(
    "they are read, told, drawn and added to the graph on a small stack", arguments: [false, true])
  func deep(fails: Bool) throws {
    // The thread sanitizer keeps a stack of its own, for 65,536 calls.
    let count = dlsym(dlopen(nil, RTLD_NOW), "__tsan_func_entry") == nil ? 4_000 : 400
    let engine = Engine()
    let builder = DIv1Compat.DIContainerBuilder(engine: engine)
    for number in 0..<count {
      builder.register(line: number) { (scope: DIv1Compat.DIScope) throws -> Motor in
        if number + 1 < count { return try scope.resolve(Motor.self, name: "\(number + 1)") }
        if fails { throw NoFuel() }
        return Motor()
      }.asSelf().asName("\(number)")
    }
    let scope = try builder.build()
    let recorder = TraceRecorder()
    let observation = engine.observe(recorder.record)
    onStack(ofMegabytes: 512) { _ = try? scope.resolve(Motor.self, name: "0") }
    observation.cancel()
    onStack(ofMegabytes: 1) {
      let requests = recorder.requests
      #expect(requests.count == 1)
      let lines = requests[0].description.split(separator: "\n")
      #expect(lines.count == 1 + count && lines.allSatisfy { $0.utf8.count < 300 })
      var steps = requests[0].steps
      var depth = 0
      while let step = steps.first {
        depth += 1
        #expect(step.component?.line == depth - 1)
        steps = step.steps
      }
      #expect(depth == count)
      let snapshot = engine.graphSnapshot(seenIn: recorder)
      #expect(snapshot.edges.count { $0.dependency.isSeen } == count - 1)
      let picture = GraphPicture(of: snapshot, showing: requests[0])
      #expect(picture.dot.contains(fails ? "failed" : "made, "))
    }
  }
}
