import Testing

// All interleavings of tasks, which may be suspended in each of their closures, with each other and
// with threads.
//
// By default, and with `DI_EXPLORE=3x2`, a sample of the programs with failures.

extension CreationExplorerTests {
  @Test("creation 4: two tasks and a thread, two components, no failure")
  func tasks() {
    let counts = exploreTasks([.task, .task, .thread])
    #expect(counts.borrows > 10 && counts.cycles > 5 && counts.barriers > 20)
  }

  @Test("creation 4 9: two tasks and a thread that they may need, two components, no failure")
  func tasksAndBlocking() {
    let counts = exploreTasks([.task, .task, .blocking])
    #expect(counts.borrows > 10 && counts.refusals > 50)
  }

  @Test("creation 4 9: a task and two threads, one of which it may need, two components")
  func taskAndThreads() {
    let counts = exploreTasks([.task, .thread, .blocking])
    #expect(counts.borrows > 20 && counts.refusals > 50)
  }

  @Test("creation 4 7: two tasks and synchronous code of a third, two components, no failure")
  func tasksAndInner() {
    let counts = exploreTasks([.task, .task, .inner])
    #expect(counts.loans > 20 && counts.refusals > 20)
  }

  @Test("creation 4 7: a task, a thread, synchronous code of a task, two components, no failure")
  func taskThreadAndInner() {
    let counts = exploreTasks([.task, .thread, .inner])
    #expect(counts.loans > 20 && counts.refusals > 20)
  }

  @Test("creation 4 7: a task and synchronous code of two others, two components, no failure")
  func taskAndInner() {
    #expect(exploreTasks([.task, .inner, .inner]).loans > 20)
  }

  @Test(
    "creation 4 7: a task, one that its closure starts, and other calls, two components",
    arguments: [
      [.task, .child, .thread], [.task, .child, .blocking], [.task, .child, .child],
      [.task, .child, .inner], [.task, .task, .child],
      [.task, .child, .task, .child], [.task, .innerChild, .thread],
      [.task, .innerChild, .blocking],
      [.task, .innerChild, .child], [.task, .innerChild, .inner], [.task, .task, .innerChild],
    ] as [[CallKind]])
  func children(_ kinds: [CallKind]) {
    #expect(exploreTasks(kinds).waits > 50)
  }

  @Test(
    "creation 4 7: tasks and threads, two components, one failure",
    arguments: [
      [.task, .task, .thread], [.task, .task, .blocking], [.task, .thread, .blocking],
      [.task, .task, .inner], [.task, .thread, .inner], [.task, .child, .thread],
      [.task, .child, .blocking], [.task, .child, .child], [.task, .child, .inner],
      [.task, .innerChild, .thread], [.task, .innerChild, .inner],
    ] as [[CallKind]])
  func failingTasks(_ kinds: [CallKind]) {
    let programs = CreationProgram.healthy(kinds, 2, 1).flatMap { $0.failing() }
    let stride = ["": 1009, "3x2": 211][Self.wish] ?? 7
    let sample = programs.indices.filter { $0 % stride == 0 }.map { programs[$0] }
    let counts = explore(sample, named: "failing \(kinds.map { "\($0)" })")
    #expect(counts.waits > 30)
  }

  /// Explores programs whose tasks go on in any case, and some whose tasks need the blocked threads.
  private func exploreTasks(_ kinds: [CallKind]) -> CreationCounts {
    let programs = part(CreationProgram.healthy(kinds, 2, 1), 17)
    let needing = programs.indices.filter { $0 % 3 == 0 }.map {
      var program = programs[$0]
      program.needsThreads = true
      return program
    }
    return explore(programs + needing, named: "healthy \(kinds.map { "\($0)" })")
  }
}
