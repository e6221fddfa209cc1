import DIEngine
import Foundation
import TestSupport
import Testing

/// Eight threads and two hundred shared components with random dependencies, in rounds. Also runs
/// under the thread sanitizer. `DI_STRESS_SECONDS` sets the duration, and prints what the rounds did; the
/// default is one second.
@Suite("Creation: stress")
struct CreationStressTests {
  static let wish = ProcessInfo.processInfo.environment["DI_STRESS_SECONDS"].flatMap(Double.init)
  static let seconds = wish ?? 1

  /// The totals of all rounds.
  final class Totals: @unchecked Sendable {
    private let mutex = Mutex()
    private var kept: [Int: StressThing] = [:]
    private(set) var all: [StressThing] = []
    private(set) var several = 0
    private(set) var walked = 0
    private(set) var broken = 0
    private(set) var kinds: [String: Int] = [:]

    func add(_ seen: [StressThing], _ broken: Int, _ error: (any Error)?) {
      mutex.locked {
        walked += seen.count
        self.broken += broken
        if let failure = error as? Failure { kinds[failure.kind.name, default: 0] += 1 }
        for thing in seen {
          if let other = kept[thing.number] {
            if other !== thing { several += 1 }
          } else {
            kept[thing.number] = thing
            all.append(thing)
          }
        }
      }
    }

    func beginRound() -> [StressThing] {
      mutex.locked {
        kept = [:]
        defer { all = [] }
        return all
      }
    }
  }

  @Test("creation 11: one object of each component, complete, whatever fails meanwhile")
  func stress() throws {
    let totals = Totals()
    let end = Date(timeIntervalSinceNow: Self.seconds)
    var round = 0
    let graphs = RawContainer.Style.allCases.flatMap { style in
      (0..<4).map { StressGraph(seed: 31 * $0 + 1, StressGraph.Hazards(rawValue: $0), style) }
    }
    while round < graphs.count || Date() < end {
      let graph = graphs[round % graphs.count]
      graph.beginRound()
      round += 1
      let acts = (0..<8).map { number in
        Act { [round] in
          var numbers = Numbers(state: UInt64(round * 8 + number))
          for _ in 0..<12 {
            let (seen, broken, error) = graph.ask(numbers.next(0...(StressGraph.count - 1)))
            totals.add(seen, broken, error)
          }
        }
      }
      for act in acts { try act.value() }
      if graph.hazards.isEmpty { #expect(graph.made.allSatisfy { $0.value <= 1 }) }
      graph.takeApart(totals.beginRound())
    }
    #expect(totals.several == 0)
    #expect(totals.broken == 0)
    #expect(totals.walked > 1_000)
    #expect(totals.kinds["recursion", default: 0] > 0)
    if Self.wish != nil {
      print("\(round) rounds, \(totals.walked) objects walked, failures: \(totals.kinds)")
    }
  }
}
