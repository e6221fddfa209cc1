import DIEngine
import TestSupport
import Testing

/// All orders of the steps by which objects are made while their owner ends.
///
/// Each maker begins, then finishes or fails; a maker may begin within another one. Two enders close the list, look whether
/// it is idle, and end it. A step is one call that takes the list's lock, so the orders of steps are all that can happen.
@Suite("Makers, late requests and two enders in every order")
struct EndListTests {
  /// A maker of the explored program.
  struct Maker: Hashable {
    /// The maker within whose code it begins.
    var outer: Int?
    var fails = false
  }

  private enum Phase: Hashable {
    case waiting, making, made, failed, refused
  }

  private final class World {
    let list = EndList(depth: 0)
    let makers: [Maker]
    var records: [EndRecord?]
    var phases: [Phase]
    /// Steps of the enders: 0 close, 1 try to end, 2 over.
    var enders = [0, 0]
    let ended = Counter()
    var violation: String?

    init(_ makers: [Maker]) {
      self.makers = makers
      records = makers.map { _ in nil }
      phases = makers.map { _ in .waiting }
    }

    var key: [Int] {
      phases.map { [Phase.waiting, .making, .made, .failed, .refused].firstIndex(of: $0)! } + enders
    }

    private func needs(_ condition: Bool, _ text: String) {
      if !condition, violation == nil { violation = text }
    }

    /// Advances a maker or an ender.
    func step(_ index: Int) -> Bool {
      guard index < makers.count else { return stepEnder(index - makers.count) }
      let maker = makers[index]
      switch phases[index] {
      case .waiting:
        if let outer = maker.outer, phases[outer] != .making { return false }
        let begins = list.beginMaking(isNeeded: maker.outer != nil)
        needs(!begins || !enders.contains(2), "an object is made after the end")
        needs(begins || enders.contains { $0 > 0 }, "a request is refused before the end")
        needs(begins || maker.outer == nil || enders.contains(2), "a needed object is refused")
        phases[index] = begins ? .making : .refused
        if begins {
          records[index] = EndRecord(
            ComponentInfo(type: Int.self, file: "M", line: index), { [ended] _ in ended.add() },
            in: list)
        }
        return true
      case .making:
        // Its code returns when that of what it needs has.
        guard
          !makers.indices.contains(where: { makers[$0].outer == index && phases[$0] == .making })
        else { return false }
        if maker.fails {
          records[index]?.fail()
          phases[index] = .failed
        } else {
          records[index]?.finish()
          records[index]?.complete(Box(index), isWeak: false, in: nil)
          phases[index] = .made
          needs(!enders.contains(2), "an object comes after the end")
        }
        return true
      case .made, .failed, .refused: return false
      }
    }

    private func stepEnder(_ index: Int) -> Bool {
      switch enders[index] {
      case 0:
        list.close()
        enders[index] = 1
        return true
      case 1:
        guard list.tryEnd() else { return false }
        needs(!phases.contains(.making), "the end doesn't wait for a maker")
        enders[index] = 2
        return true
      default: return false
      }
    }

    func checkEnd() {
      needs(list.isIdle, "something is being made for ever")
      needs(list.endable.count == phases.count { $0 == .made }, "a made object has no end")
    }
  }

  private func explore(_ makers: [Maker]) -> (states: Int, violation: String?) {
    var seen: Set<[Int]> = []
    var violation: String?
    func visit(_ path: [Int]) {
      let world = World(makers)
      for index in path { _ = world.step(index) }
      if let text = world.violation { violation = violation ?? "\(text): \(makers) \(path)" }
      guard violation == nil, seen.insert(world.key).inserted else { return }
      var hasMoved = false
      for index in 0..<(makers.count + 2) {
        let next = World(makers)
        for index in path { _ = next.step(index) }
        if next.step(index) {
          hasMoved = true
          visit(path + [index])
        }
      }
      guard !hasMoved else { return }
      if world.enders != [2, 2] { violation = "the end hangs: \(makers) \(path)" }
      world.checkEnd()
      violation = violation ?? world.violation
    }
    visit([])
    return (seen.count, violation)
  }

  @Test("an object is made before the end and ends, or is refused; the end waits for all others")
  func orders() {
    let programs: [[Maker]] = [
      [Maker()], [Maker(), Maker()], [Maker(), Maker(fails: true)], [Maker(), Maker(), Maker()],
      [Maker(), Maker(outer: 0)], [Maker(), Maker(outer: 0), Maker(outer: 1)],
      [Maker(fails: true), Maker(outer: 0), Maker()],
      [Maker(), Maker(outer: 0, fails: true), Maker(), Maker(outer: 2)],
    ]
    var states = 0
    for program in programs {
      let result = explore(program)
      states += result.states
      #expect(result.violation == nil)
    }
    #expect(states > 500)
  }

  @Test("what comes after the end was given up ends at once, and once")
  func givenUp() async throws {
    let list = EndList(depth: 0)
    let count = Counter()
    #expect(list.beginMaking(isNeeded: false))
    let record = EndRecord(
      ComponentInfo(type: Int.self, file: "M", line: 1), { _ in count.add() }, in: list)
    list.close()
    #expect(!list.tryEnd() && list.tryEnd(givingUp: true))
    record.complete(Box(1), isWeak: false, in: nil)
    while count.value == 0 { await Task.yield() }
    try await record.end()
    #expect(count.value == 1 && list.endable.isEmpty)
  }

  @Test(
    "the order of random graphs: each before what it leads to, groups by the order of finishing")
  func randomOrders() {
    var numbers = Numbers(state: 5)
    for _ in 0..<300 {
      let count = numbers.next(1...12)
      let list = EndList(depth: 0)
      let records = (0..<count).map { line in
        _ = list.beginMaking(isNeeded: false)
        return EndRecord(
          ComponentInfo(type: Int.self, file: "R", line: line), { _ in }, in: list)
      }
      var leads = records.indices.map { _ in Set<Int>() }
      for _ in 0..<numbers.next(0...(2 * count)) {
        let (from, to) = (numbers.next(0...(count - 1)), numbers.next(0...(count - 1)))
        records[from].use(records[to])
        leads[from].insert(to)
      }
      for record in records {
        record.finish()
        record.complete(Box(0), isWeak: false, in: nil)
      }
      func reach(_ start: Int) -> Set<Int> {
        var found: Set<Int> = []
        var open = [start]
        while let next = open.popLast() {
          for other in leads[next] where found.insert(other).inserted { open.append(other) }
        }
        return found
      }
      // Some have no end: they only lead to others.
      let wanted = records.filter { _ in numbers.next(0...3) > 0 }
      let order = EndOrder(of: wanted)
      var place: [Int: (step: Int, index: Int)] = [:]
      var (waits, open, done) = (order.steps.map(\.waitsFor), [Int](), 0)
      open = waits.indices.filter { waits[$0] == 0 }
      while let step = open.popLast() {
        for (index, record) in order.steps[step].records.enumerated() {
          place[record.info.line] = (done, index)
        }
        done += 1
        for next in order.steps[step].next {
          waits[next] -= 1
          if waits[next] == 0 { open.append(next) }
        }
      }
      #expect(done == order.steps.count && place.count == wanted.count)
      for one in wanted.map(\.info.line) {
        for other in wanted.map(\.info.line) where other != one && reach(one).contains(other) {
          guard let first = place[one], let second = place[other] else { continue }
          if reach(other).contains(one) {
            #expect(first.step == second.step && (first.index < second.index) == (one > other))
          } else {
            #expect(first.step < second.step)
          }
        }
      }
    }
  }
}
