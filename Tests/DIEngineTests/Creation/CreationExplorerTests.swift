import Foundation
import TestSupport
import Testing

/// All interleavings of the steps by which threads and tasks make shared objects together.
///
/// - `swift test -c release --filter CreationExplorerTests` explores samples of the programs, in half a minute of processor
///   time. A debug build takes many times as long, and explores none.
/// - With `DI_EXPLORE=3x2` in the environment: all programs of three threads and two components without failures, all of
///   threads with one failure, and larger samples of the others.
/// - `DI_EXPLORE_REPORT=1` prints what was explored.
@Suite("Creation: every interleaving", .enabled(if: isOptimized))
struct CreationExplorerTests {
  static let isThorough = ProcessInfo.processInfo.environment["DI_EXPLORE"] != nil
  private static let reports = ProcessInfo.processInfo.environment["DI_EXPLORE_REPORT"] != nil

  /// Explores each `stride`-th program and reports the first one with a violation.
  private func explore(
    _ programs: [CreationProgram], _ stride: Int = 1, _ name: String
  ) -> CreationCounts {
    let start = Date()
    var states = 0
    var counts = CreationCounts()
    for index in programs.indices where index % stride == 0 {
      let explorer = CreationExplorer(programs[index])
      states += explorer.states
      counts += explorer.counts
      if let report = explorer.report {
        Issue.record("\(report)")
        return counts
      }
    }
    if Self.reports {
      let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
      print(
        "\(name): \(programs.count / stride) programs, \(states) states, \(seconds) s, \(counts)")
    }
    return counts
  }

  private func part(_ few: Int, _ some: Int) -> Int { Self.isThorough ? some : few }

  @Test("creation 4: three threads, two components, no failure")
  func healthy() {
    let counts = explore(
      CreationProgram.healthy(calls: 3, slots: 2, needs: 1), part(19, 1), "three threads")
    #expect(counts.waits > 0)
  }

  @Test("creation 4: two threads with two requests, two components, no failure")
  func healthyTwice() {
    let counts = explore(
      CreationProgram.healthy(calls: 2, slots: 2, needs: 2), part(11, 1), "two threads")
    #expect(counts.earlyObjects > 0)
  }

  @Test("creation 4 7: threads, two components, one failure", arguments: [2, 3])
  func failing(calls: Int) {
    let programs = CreationProgram.healthy(calls: calls, slots: 2, needs: 1).flatMap {
      $0.failing()
    }
    let counts = explore(
      programs, calls == 2 ? part(29, 1) : part(1999, 61), "\(calls) threads, one failure")
    #expect(counts.waits > 0)
  }

  @Test("creation 4: two threads, three components, no failure")
  func three() {
    let programs = CreationProgram.healthy(calls: 2, slots: 3, needs: 1, isShown: false)
    #expect(explore(programs, part(397, 7), "three components").waits > 0)
  }

  @Test(
    "creation 4 9: tasks and threads, two components, no failure",
    arguments: [
      [.task, .task], [.task, .thread], [.task, .blocking], [.task, .inner], [.task, .child],
      [.task, .task, .thread], [.task, .thread, .blocking], [.task, .thread, .inner],
      [.task, .inner, .inner], [.task, .child, .thread], [.task, .child, .blocking],
      [.task, .child, .child], [.task, .child, .inner], [.task, .task, .child],
      [.task, .innerChild, .thread], [.task, .innerChild, .child], [.thread, .thread, .cleaner],
      [.task, .thread, .cleaner],
    ] as [[CallKind]])
  func tasks(_ kinds: [CallKind]) {
    let isPair = kinds.count == 2
    let programs = CreationProgram.healthy(kinds, 2, 1)
    let counts = explore(
      programs + programs.map(\.needingThreads), isPair ? part(13, 1) : part(97, 11), "\(kinds)")
    #expect(counts.waits > 0 || kinds == [.task, .child])
  }

  @Test(
    "creation 4: tasks that are cancelled while they wait, two components",
    arguments: [[.task, .task], [.task, .child], [.task, .thread], [.task, .inner]]
      as [[CallKind]])
  func cancelled(_ kinds: [CallKind]) {
    let programs = CreationProgram.healthy(kinds + [.canceller], 2, 1)
    let counts = explore(programs, part(29, 1), "cancelled \(kinds)")
    #expect(counts.cancellations > 0 || kinds == [.task, .child])
    let failing = programs.flatMap { $0.failing(swallows: [false]) }
    _ = explore(failing, part(2999, 97), "failing and cancelled \(kinds)")
  }

  @Test(
    "creation 4 7: tasks and threads, two components, one failure",
    arguments: [
      [.task, .task], [.task, .blocking], [.task, .inner], [.task, .child],
      [.task, .child, .thread],
      [.task, .thread, .inner], [.task, .innerChild, .thread], [.thread, .thread, .cleaner],
    ] as [[CallKind]])
  func failingTasks(_ kinds: [CallKind]) {
    let programs = CreationProgram.healthy(kinds, 2, 1).flatMap { $0.failing() }
    let counts = explore(
      programs, kinds.count == 2 ? part(211, 5) : part(4001, 211), "failing \(kinds)")
    #expect(counts.waits > 0 || kinds == [.task, .child])
  }

  @Test(
    "creation 4: threads and tasks make objects while their owners end, two components",
    arguments: [
      [.thread, .thread, .ender], [.task, .thread, .ender], [.task, .child, .ender],
      [.thread, .thread, .ownersEnder], [.task, .thread, .ownersEnder],
      [.thread, .thread, .hurriedEnder], [.task, .child, .hurriedEnder],
    ] as [[CallKind]])
  func ending(_ kinds: [CallKind]) {
    let programs = CreationProgram.healthy(kinds, 2, 1)
    let counts = explore(programs, part(29, 1), "ending \(kinds)")
    #expect(counts.refusals > 0)
    _ = explore(programs.flatMap { $0.failing() }, part(2999, 97), "failing and ending \(kinds)")
  }

  @Test(
    "creation 4 9: initializers that run on the main thread only, beside its own request, two components",
    arguments: [
      [.task, .main], [.thread, .main], [.inner, .main], [.task, .task, .main],
      [.task, .thread, .main], [.thread, .thread, .main], [.task, .child, .main],
    ] as [[CallKind]])
  func mainThread(_ kinds: [CallKind]) {
    let programs = CreationProgram.onMain(kinds, 2, 1)
    let isPair = kinds.count == 2
    let counts = explore(programs, isPair ? part(23, 1) : part(397, 29), "on main \(kinds)")
    #expect(counts.hops > 0)
    let failing = programs.flatMap { $0.failing() }
    _ = explore(failing, isPair ? part(997, 29) : part(19997, 997), "failing on main \(kinds)")
  }
}

extension CreationProgram {
  /// The program with tasks that go on only while no thread is blocked which they may need.
  fileprivate var needingThreads: CreationProgram {
    var program = self
    program.needsThreads = true
    return program
  }
}
