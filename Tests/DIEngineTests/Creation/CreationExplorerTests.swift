import Foundation
import Testing

/// All interleavings of the steps that threads can make while they create shared objects.
///
/// By default two components and three calls, which takes seconds. `DI_EXPLORE=3x3 swift test -c
/// release --filter CreationExplorerTests` takes three of each, which takes minutes.
@Suite("Creation, every interleaving")
struct CreationExplorerTests {
  private func explore(_ programs: [CreationProgram], _ name: String) {
    let start = Date()
    var states = 0
    var counts = CreationCounts()
    for program in programs {
      let explorer = CreationExplorer(program)
      states += explorer.states
      counts += explorer.counts
      if let report = explorer.report {
        Issue.record("\(report)")
        return
      }
    }
    print(name, programs.count, states, counts, Date().timeIntervalSince(start))
  }

  @Test func healthy() {
    explore(CreationProgram.healthy(calls: 3, slots: 2, needs: 1), "3x2 one")
    explore(CreationProgram.healthy(calls: 2, slots: 2, needs: 2), "2x2 two")
    explore(CreationProgram.healthy(calls: 3, slots: 2, needs: 2), "3x2 two")
  }
  @Test func failing() {
    explore(CreationProgram.healthy(calls: 2, slots: 2, needs: 2).flatMap { $0.failing() }, "2x2 f")
    explore(CreationProgram.healthy(calls: 3, slots: 2, needs: 1).flatMap { $0.failing() }, "3x2 f")
  }
}
