import Foundation
import Testing

/// All interleavings of the steps that threads can take while they create shared objects.
///
/// - By default: all programs of three calls and two components without failures, and a sample of
///   those with failures. This takes seconds.
/// - `DI_EXPLORE=3x2 swift test -c release --filter CreationExplorerTests`: also all programs with
///   one failure.
/// - `DI_EXPLORE=3x3 …`: also three calls and three components. This takes many minutes.
///
/// With `DI_EXPLORE`, each test prints how many programs and states it has explored.
@Suite("Creation: every interleaving")
struct CreationExplorerTests {
  static let wish = ProcessInfo.processInfo.environment["DI_EXPLORE"] ?? ""

  /// Explores programs and reports the first one with a violation.
  func explore(
    _ programs: [CreationProgram], makesPlans: Bool = false, named name: String = #function
  ) -> CreationCounts {
    let start = Date()
    var states = 0
    var counts = CreationCounts()
    for program in programs {
      let explorer = CreationExplorer(program, makesPlans: makesPlans)
      states += explorer.states
      counts += explorer.counts
      if let report = explorer.report {
        Issue.record("\(report)")
        return counts
      }
    }
    if !Self.wish.isEmpty {
      let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
      print("\(name) \(programs.count) programs, \(states) states, \(seconds) s, \(counts)")
    }
    return counts
  }

  /// Returns a sample of the programs, or all of them if requested.
  func part(_ programs: [CreationProgram], _ stride: Int) -> [CreationProgram] {
    guard Self.wish.isEmpty else { return programs }
    return programs.indices.filter { $0 % stride == 0 }.map { programs[$0] }
  }

  @Test("creation 4: three calls, two components, no failure")
  func healthy() {
    let counts = explore(CreationProgram.healthy(calls: 3, slots: 2, needs: 2))
    #expect(counts.borrows > 1_000)
    #expect(counts.cycles > 500)
    #expect(counts.barriers > 2_000)
  }

  @Test("creation 4 7: three calls, two components, one failure")
  func failing() {
    let programs = CreationProgram.healthy(calls: 3, slots: 2, needs: 1).flatMap { $0.failing() }
    let counts = explore(part(programs, 7))
    #expect(counts.borrows > 1_000)
    #expect(counts.barriers > 1_000)
  }

  @Test("creation 4 7: two calls with two requests, two components, one failure")
  func failingTwice() {
    let programs = CreationProgram.healthy(calls: 2, slots: 2, needs: 2).flatMap { $0.failing() }
    #expect(explore(part(programs, 17)).borrows > 300)
  }

  @Test("creation 8: nothing that records retain is released while a rule runs, two components")
  func deaths() {
    let programs =
      CreationProgram.healthy(calls: 3, slots: 2, needs: 2)
      + CreationProgram.healthy(calls: 3, slots: 2, needs: 1).flatMap { $0.failing() }
      + CreationProgram.healthy(calls: 2, slots: 2, needs: 2).flatMap { $0.failing() }
    expectDeaths(programs, 71)
  }

  /// Explores a sample of the programs with plans: all of them would take too long.
  private func expectDeaths(
    _ programs: [CreationProgram], _ stride: Int, _ name: String = #function
  ) {
    let part = programs.indices.filter { $0 % stride == 0 }.map { programs[$0] }
    let counts = explore(CreationProgram.lettingGo + part, makesPlans: true, named: name)
    for kind in Mortal.Kind.allCases {
      #expect(counts.spared[kind, default: 0] > 0, "\(kind): a rule that lets it die is not seen")
    }
  }

  @Test("creation 4: three calls, three components, no failure", .enabled(if: wish == "3x3"))
  func three() {
    let programs = CreationProgram.healthy(calls: 3, slots: 3, needs: 1)
    #expect(explore(programs).borrows > 10_000)
  }

  @Test(
    "creation 8: nothing that records retain is released while a rule runs, three components",
    .enabled(if: wish == "3x3"))
  func threeDeaths() {
    let programs = CreationProgram.healthy(calls: 2, slots: 3, needs: 1).flatMap { $0.failing() }
    expectDeaths(programs, 197)
  }

  @Test("creation 4 7: three calls, three components, one failure", .enabled(if: wish == "3x3"))
  func threeFailing() {
    // Deferred injections only: immediate ones are covered with two components.
    let programs = CreationProgram.healthy(calls: 3, slots: 3, needs: 1, isShown: false)
      .flatMap { $0.failing(swallows: [false]) }
    #expect(explore(programs.indices.filter { $0 % 11 == 0 }.map { programs[$0] }).borrows > 10_000)
  }
}
