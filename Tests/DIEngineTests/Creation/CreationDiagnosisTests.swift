import DIEngine
import Dispatch
import Foundation
import TestSupport
import Testing

/// Long waits, and waits of the main thread. Tests that change a limit, or that a bug would hang, run
/// in a process of their own.
@Suite("Creation: diagnosis")
struct CreationDiagnosisTests {
  /// Sets the time limits of waits.
  static func limit(untilReported: Double? = nil, onMainThread: Double? = nil) {
    var limits = WaitLimits.current
    limits.untilReported = untilReported
    limits.onMainThread = onMainThread
    WaitLimits.current = limits
  }

  @Test(
    "creation 9: a long wait is reported once, with the waiting threads, their objects and who makes them"
  )
  func told() async {
    await #expect(processExitsWith: .success) {
      Self.limit(untilReported: 0.1)
      let play = Play([.needs(1), .needs()])
      let stage = play.stage
      let told = Counter()
      nonisolated(unsafe) var first: WaitReport?
      play.c.scope.engine.registry.listener = { event in
        guard case .longWait(let report) = event else { return }
        if told.value == 0 { first = report }
        try? stage.pass("told \(told.add())")
      }
      stage.on("B.init.") {
        try stage.wait(for: "told 1")
        // Another wait of the same length: the first one must not be reported again.
        let other = play.call(0)
        try stage.wait(for: "told 2")
        precondition(!other.isOver)
      }
      let one = play.call(0)
      try stage.wait(for: "B.init.")
      let two = play.call(0)
      _ = (try one.value(), try two.value())
      precondition(told.value == 2)
      let report = first!
      precondition(report.component!.type == Vertex0.self && !report.isAtEnd)
      precondition(report.seconds >= 0.1)
      precondition(report.blocking.count == 1 && report.blocking[0].state == .running)
      let types = report.blocking[0].path.map { ObjectIdentifier($0.type) }
      precondition(types == [ObjectIdentifier(Vertex0.self), ObjectIdentifier(Vertex1.self)])
      precondition(
        "\(report)".contains("s for Vertex0 - Play.swift:0. Blocked by the creation of: "))
      precondition("\(report)".contains("Vertex1 - Play.swift:1 (running)"))
    }
  }

  @Test("creation 9: without a listener, a long wait is written to standard error")
  func written() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      Self.limit(untilReported: 0.1)
      let play = Play([.needs()])
      let stage = play.stage
      stage.on("A.init.") {
        // The report of this wait follows the report of the wait for A.
        try stage.waitUntilSomebodyWaits(for: Vertex0.self)
        Thread.sleep(forTimeInterval: 1)
      }
      let one = play.call(0)
      try stage.wait(for: "A.init.")
      _ = (try play.call(0).value(), try one.value())
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("DITranquillity: A thread has waited 0 s for Vertex0 - Play.swift:0."))
  }

  @Test("creation 9: a wait of the main thread fails after its limit")
  func mainThread() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        Self.limit(onMainThread: 0.1)
        let play = Play([.needs()])
        let stage = play.stage
        stage.on("A.init.") { try stage.wait(for: "the main thread has failed") }
        let one = play.call(0)
        try stage.wait(for: "A.init.")
        do {
          _ = try play.c.get(Vertex0.self)
          preconditionFailure("It waited for \(one).")
        } catch let failure as Failure {
          precondition(failure.kind.name == "longWait")
          precondition(failure.path.map(\.isOnOtherThread) == [true])
        }
        try stage.pass("the main thread has failed")
        let a = try one.value()
        let again = try play.c.get(Vertex0.self)
        precondition(again === a)
      }
    }
  }

  @Test("creation 9: the main thread returns nothing unfinished, even after its limit")
  func mainThreadAtEnd() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        Self.limit(onMainThread: 0.5)
        let play = CreationThreadTests.meeting()
        let stage = play.stage
        stage.on("A.inj.") { try stage.wait(for: "the main thread has failed") }
        let one = play.call(0)
        try stage.wait(for: "R1 injects A")
        do {
          _ = try play.c.get(Vertex1.self)
          preconditionFailure("It got what reaches an unfinished object.")
        } catch let failure as Failure {
          precondition(failure.kind.name == "longWait")
          precondition(failure.component?.type == Vertex0.self)
        }
        try stage.pass("the main thread has failed")
        let a = try one.value()
        let b = try play.c.get(Vertex1.self)
        precondition(b.parameters[0] === a && play.made.value == 2)
      }
    }
  }

  @Test("creation 9: a factory hops to the main thread, which creates something else")
  func userHop() async {
    await #expect(processExitsWith: .success) {
      let one = try await MainActor.run { () -> Act<Vertex> in
        let play = Play([.needs(), .needs()])
        let stage = play.stage
        stage.on("A.init.") {
          try stage.pass("hopping")
          DispatchQueue.main.sync {}
        }
        stage.on("B.init.") { try stage.wait(for: "hopping") }
        let one = play.call(0)
        try stage.wait(for: "A.init.")
        _ = try play.c.get(Vertex1.self)
        return one
      }
      // The main queue is served meanwhile.
      try await Task.detached { _ = try one.value() }.value
    }
  }

  @Test("creation 9: a waiting main thread executes a hop of the engine")
  func engineHop() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        Self.limit(onMainThread: 20)
        let play = Play([.needs(1), .needs()])
        let stage = play.stage
        stage.on("A.init>B") {
          try stage.pass("R1 makes A")
          try stage.waitUntilSomebodyWaits(for: Vertex0.self)
          // Still this thread's resolution: an object created here belongs to A.
          let b = onMainThread { () -> Result<Vertex1, any Error> in
            dispatchPrecondition(condition: .onQueue(.main))
            return Result { try play.c.get(Vertex1.self) }
          }
          _ = try b.get()
        }
        let one = play.call(0)
        try stage.wait(for: "R1 makes A")
        let a = try play.c.get(Vertex0.self)
        let other = try one.value()
        precondition(other === a)
        precondition(play.made.value == 2)
      }
    }
  }

  @Test("creation 9: a main thread that waits at its end executes a hop of the engine")
  func engineHopAtEnd() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        Self.limit(onMainThread: 20)
        let play = Play([.needs(injects: [1]), .needs(0)])
        let stage = play.stage
        stage.on("A.inj") {
          try stage.pass("R1 injects A")
          try stage.waitUntilSomebodyWaits(for: Vertex0.self)
        }
        stage.on("A.inj.") {
          // The main thread has received A early.
          try stage.waitUntilSomebodyWaits(for: Vertex0.self, atEnd: true)
          onMainThread {}
        }
        let one = play.call(0)
        try stage.wait(for: "R1 injects A")
        let b = try play.c.get(Vertex1.self)
        let a = try one.value()
        precondition(a === b.parameters[0])
      }
    }
  }

  @Test(
    "creation 9: a hop that depends on an object under construction on the waiting main thread is a cycle"
  )
  func hopInCycle() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        Self.limit(onMainThread: 20)
        let play = Play([.needs(), .needs(0)])
        let stage = play.stage
        stage.on("A.init.") {
          try stage.pass("R1 makes A")
          try stage.waitUntilSomebodyWaits(for: Vertex0.self)
          let b = onMainThread { Result { try play.c.get(Vertex1.self) } }
          _ = try b.get()
        }
        let one = play.call(0)
        try stage.wait(for: "R1 makes A")
        // A fails on that thread and is created here.
        let b = try play.c.get(Vertex1.self)
        precondition(b.parameters.count == 1)
        do {
          _ = try one.value()
          preconditionFailure("B was made inside itself.")
        } catch let failure as Failure {
          precondition(failure.kind.name == "recursion")
          precondition(failure.path.last?.isOnOtherThread == true)
        }
      }
    }
  }
}
