import Testing

// All interleavings of calls some of whose code runs on the main thread only, beside requests of that thread.

extension CreationExplorerTests {
  @Test(
    "creation 4 9: code that runs on the main thread only, beside a request of that thread, two components",
    arguments: [
      [.task, .main], [.thread, .main], [.inner, .main], [.task, .task, .main],
      [.task, .thread, .main], [.thread, .thread, .main], [.task, .blocking, .main],
      [.task, .inner, .main], [.task, .child, .main], [.task, .innerChild, .main],
    ] as [[CallKind]])
  func mainThread(_ kinds: [CallKind]) {
    let programs = sample(CreationProgram.onMain(kinds, 2, 1), kinds, few: 41, some: 11)
    let needing = programs.indices.filter { $0 % 3 == 0 }.map {
      var program = programs[$0]
      program.needsThreads = true
      return program
    }
    let counts = explore(programs + needing, named: "on main \(kinds.map { "\($0)" })")
    #expect(counts.hops > 20 && counts.served > 5)
  }

  @Test(
    "creation 4 7 9: code that runs on the main thread only, two components, one failure",
    arguments: [
      [.task, .main], [.thread, .main], [.task, .task, .main], [.task, .thread, .main],
      [.task, .child, .main],
    ] as [[CallKind]])
  func failingOnMain(_ kinds: [CallKind]) {
    let programs = CreationProgram.onMain(kinds, 2, 1).flatMap { $0.failing() }
    let counts = explore(
      sample(programs, kinds, few: 1009, some: 307),
      named: "failing on main \(kinds.map { "\($0)" })")
    #expect(counts.hops > 5)
  }

  @Test(
    "creation 9: code on the main thread needs what a wait there delays",
    arguments: CreationProgram.buried)
  func buried(program: CreationProgram) {
    #expect(CreationExplorer(program).report == nil)
  }

  /// Returns all programs of two calls if requested, and a part of the others.
  private func sample(
    _ programs: [CreationProgram], _ kinds: [CallKind], few: Int, some: Int
  ) -> [CreationProgram] {
    let stride = (Self.wish.isEmpty ? few : some) / (kinds.count > 2 ? 1 : 10)
    return programs.indices.filter { $0 % stride == 0 }.map { programs[$0] }
  }
}

extension CreationProgram {
  /// The main thread makes the last component, and waits for the first one, which exists. That one's maker needs the
  /// second one, whose code runs within the wait and needs the last one.
  static let buried = [CallKind.task, .thread].map { kind in
    CreationProgram(
      parts: [
        .needs(injects: [1]), Part(initializer: [2], isOnMain: true), .needs(0),
      ],
      calls: [[0], [2]], kinds: [kind, .main])
  }
}
