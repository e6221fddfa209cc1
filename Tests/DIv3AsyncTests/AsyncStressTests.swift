import DIv3Async
import Foundation
import TestSupport
import Testing

/// Random graphs of shared parts that need each other, made by tasks and threads at once. Also runs
/// under the thread sanitizer. `DI_STRESS_SECONDS` sets the duration; the default is one second.
@Suite("Tasks and threads at once")
struct AsyncStressTests {
  private static let seconds =
    ProcessInfo.processInfo.environment["DI_STRESS_SECONDS"].flatMap(Double.init) ?? 1
  /// The end of all cases, which may run one after the other.
  private static let end = Date(timeIntervalSinceNow: seconds)

  /// A part, which knows how many links it must have once it is whole.
  final class Part: @unchecked Sendable {
    let number: Int
    let expected: Int
    private let lock = NSLock()
    private var linked: [Part] = []

    init(_ number: Int, expected: Int, _ needed: [Part]) {
      self.number = number
      self.expected = expected + needed.count
      linked = needed
    }

    func link(_ part: Part) { lock.withLock { linked.append(part) } }

    var links: [Part] { lock.withLock { linked } }

    /// Whether the part and all that it reaches have their links.
    var isWhole: Bool {
      var reached: [Part] = [self]
      var next = 0
      while next < reached.count {
        let part = reached[next]
        next += 1
        let links = part.links
        if links.count != part.expected { return false }
        for other in links where !reached.contains(where: { $0 === other }) {
          reached.append(other)
        }
      }
      return true
    }
  }

  final class Counts: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [Int: Int] = [:]
    func add(_ number: Int) { lock.withLock { counts[number, default: 0] += 1 } }
    var most: Int { lock.withLock { counts.values.max() ?? 0 } }
  }

  /// A small generator: the same numbers for the same seed.
  struct Numbers {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  /// One random graph.
  struct Graph {
    let size = 6
    /// For each part, those that its initializer needs: parts with smaller numbers only.
    var needs: [[Int]] = []
    /// For each part, those that are injected into it, each with whether the closure suspends.
    var links: [[(target: Int, suspends: Bool)]] = []
    var suspends: [Bool] = []
    /// For each part, whether a task that its closure starts makes the closure's request.
    var startsTask: [Bool] = []

    init(_ numbers: inout Numbers) {
      for part in 0..<size {
        needs.append(part > 0 && numbers.next(2) == 0 ? [numbers.next(part)] : [])
        links.append(
          (0..<numbers.next(3)).map { _ in (numbers.next(6), numbers.next(2) == 0) })
        suspends.append(numbers.next(2) == 0)
        startsTask.append(numbers.next(2) == 0)
      }
    }

    /// Whether a synchronous request can make a part and all that it leads to.
    func isSynchronous(_ part: Int) -> Bool {
      var reached = [part]
      var next = 0
      while next < reached.count {
        let each = reached[next]
        next += 1
        if suspends[each] || links[each].contains(where: \.suspends) { return false }
        for other in needs[each] + links[each].map(\.target) where !reached.contains(other) {
          reached.append(other)
        }
      }
      return true
    }

    func container(_ made: Counts) -> DIContainer {
      let container = DIContainer()
      for part in 0..<size { register(part, in: container, made) }
      return container
    }

    private func register(_ part: Int, in container: DIContainer, _ made: Counts) {
      let expected = links[part].count
      let component: DIComponentBuilder<Part>
      switch (suspends[part], needs[part].first) {
      case (true, let need?):
        let startsTask = startsTask[part]
        component = container.register(line: part) { (_: DIContainer) async -> Part in
          await Task.yield()
          let needed: Part
          if startsTask {
            async let obtained: Part = container.resolve(name: "\(need)")
            needed = await obtained
          } else {
            needed = await container.resolve(name: "\(need)")
          }
          made.add(part)
          return Part(part, expected: expected, [needed])
        }
      case (true, nil):
        component = container.register(line: part) { () async -> Part in
          await Task.yield()
          made.add(part)
          return Part(part, expected: expected, [])
        }
      case (false, _):
        component = container.register(line: part) { () -> Part in
          made.add(part)
          return Part(part, expected: expected, [])
        }
      }
      component.as(Part.self, name: "\(part)").lifetime(.perContainer(.strong))
      for link in links[part] {
        if link.suspends {
          component.injection(name: "\(link.target)", cycle: true) {
            (part: Part, other: Part) async in
            await Task.yield()
            part.link(other)
          }
        } else {
          component.injection(name: "\(link.target)", cycle: true) { (part: Part, other: Part) in
            part.link(other)
          }
        }
      }
    }
  }

  @Test(
    "each part is made once, and whole when a request returns", .timeLimit(.minutes(10)),
    arguments: 0..<8)
  func parts(_ seed: Int) async {
    var numbers = Numbers(state: UInt64(seed) &* 7_919 &+ 1)
    let end = Self.end
    var round = 0
    while round < 60 || Date() < end {
      defer { round += 1 }
      let graph = Graph(&numbers)
      let made = Counts()
      let container = graph.container(made)
      let asked = (0..<8).map { _ in numbers.next(graph.size) }
      let found = await withTaskGroup(of: Bool.self) { group in
        for part in asked {
          group.addTask {
            let found: Part = await container.resolve(name: "\(part)")
            return found.number == part && found.isWhole
          }
          if graph.isSynchronous(part), graph.suspends.allSatisfy({ !$0 }) {
            group.addTask {
              await onOtherThread {
                let found: Part = container.resolve(sync: (), name: "\(part)")
                return found.isWhole
              }
            }
          }
        }
        return await group.reduce(true) { $0 && $1 }
      }
      #expect(found, "seed \(seed), round \(round): a part is not whole")
      #expect(made.most <= 1, "seed \(seed), round \(round): a part is made twice")
    }
  }
}
