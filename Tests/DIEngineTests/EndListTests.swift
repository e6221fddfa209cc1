import DIEngine
import TestSupport
import Testing

/// All orders of the steps by which objects are made while their owners end.
///
/// Each maker begins, then finishes or fails; a maker may begin within another one. Enders close the lists, look twice whether
/// all are idle, and end them. A step is one call that takes a list's lock, so the orders of steps are all that can happen.
@Suite("Makers, late requests and two enders in every order")
struct EndListTests {
  /// A maker of the explored program.
  struct Maker: Hashable {
    /// The maker within whose code it begins.
    var outer: Int?
    var fails = false
    /// The list of its owner.
    var list = 0
  }

  private enum Phase: Hashable {
    case waiting, making, made, failed, refused
  }

  private final class World {
    let lists: [EndList]
    let makers: [Maker]
    var records: [EndRecord?]
    var phases: [Phase]
    var enders: [Ender]
    let ended = Counter()
    var violation: String?

    /// It closes each list, takes the mark of each, looks for the same marks again, and ends each.
    struct Ender {
      var step = 0
      var marks: [Int] = []
    }

    /// - Parameter lists: The number of lists, each below the one before. One has two enders.
    init(_ makers: [Maker], lists count: Int) {
      var lists: [EndList] = []
      for depth in 0..<count { lists.append(EndList(depth: depth, below: lists)) }
      self.lists = lists
      enders = Array(repeating: Ender(), count: count == 1 ? 2 : 1)
      self.makers = makers
      records = makers.map { _ in nil }
      phases = makers.map { _ in .waiting }
    }

    var key: [Int] {
      phases.map { [Phase.waiting, .making, .made, .failed, .refused].firstIndex(of: $0)! }
        + enders.flatMap { [$0.step, -1] + $0.marks }
    }

    private func needs(_ condition: Bool, _ text: String) {
      if !condition, violation == nil { violation = text }
    }

    /// Whether an ender has done a step for a list.
    private func hasDone(_ kind: Int, _ list: Int) -> Bool {
      enders.contains { $0.step > kind * lists.count + list }
    }

    var areOver: Bool { enders.allSatisfy { $0.step == 4 * lists.count } }

    /// Advances a maker or an ender.
    func step(_ index: Int) -> Bool {
      guard index < makers.count else { return stepEnder(index - makers.count) }
      let maker = makers[index]
      switch phases[index] {
      case .waiting:
        if let outer = maker.outer, phases[outer] != .making { return false }
        let begins = lists[maker.list].beginMaking(isNeeded: maker.outer != nil)
        needs(!begins || !hasDone(3, maker.list), "an object is made after the end")
        needs(begins || hasDone(0, maker.list), "a request is refused before the end")
        needs(begins || maker.outer == nil, "a needed object is refused")
        phases[index] = begins ? .making : .refused
        if begins {
          records[index] = EndRecord(
            ComponentInfo(type: Int.self, file: "M", line: index), { [ended] _ in ended.add() },
            in: lists[maker.list])
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
          needs(!hasDone(3, 0), "an object comes after the end")
        }
        return true
      case .made, .failed, .refused: return false
      }
    }

    private func stepEnder(_ index: Int) -> Bool {
      let (kind, list) = enders[index].step.quotientAndRemainder(dividingBy: lists.count)
      switch kind {
      case 0: lists[list].close()
      case 1:
        guard let mark = lists[list].idleMark else { return false }
        enders[index].marks.append(mark)
      case 2:
        if lists[list].idleMark != enders[index].marks[list] {
          enders[index] = Ender(step: lists.count)
          return true
        }
      case 3:
        needs(lists[list].tryEnd(), "a list that was idle isn't")
        needs(!phases.contains(.making), "the end doesn't wait for a maker")
      default: return false
      }
      enders[index].step += 1
      return true
    }

    func checkEnd() {
      needs(lists.allSatisfy(\.isIdle), "something is being made for ever")
      needs(
        lists.flatMap(\.endable).count == phases.count { $0 == .made }, "a made object has no end")
    }
  }

  private func explore(_ makers: [Maker], lists: Int = 1) -> (states: Int, violation: String?) {
    var seen: Set<[Int]> = []
    var violation: String?
    func visit(_ path: [Int]) {
      let world = World(makers, lists: lists)
      for index in path { _ = world.step(index) }
      if let text = world.violation { violation = violation ?? "\(text): \(makers) \(path)" }
      guard violation == nil, seen.insert(world.key).inserted else { return }
      var hasMoved = false
      for index in 0..<(makers.count + world.enders.count) {
        let next = World(makers, lists: lists)
        for index in path { _ = next.step(index) }
        if next.step(index) {
          hasMoved = true
          visit(path + [index])
        }
      }
      guard !hasMoved else { return }
      if !world.areOver { violation = "the end hangs: \(makers) \(path)" }
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

  @Test("owners end together: what needs an object of one that is idle gets it")
  func together() {
    let programs: [[Maker]] = [
      [Maker(list: 1), Maker(outer: 0, list: 0)], [Maker(list: 0), Maker(outer: 0, list: 1)],
      [Maker(list: 1), Maker(outer: 0, list: 0), Maker(outer: 1, list: 1)],
      [Maker(list: 1), Maker(outer: 0, fails: true, list: 0), Maker(list: 0)],
      [Maker(list: 1), Maker(outer: 0, list: 0), Maker(list: 0), Maker(outer: 2, list: 1)],
    ]
    var states = 0
    for program in programs {
      let result = explore(program, lists: 2)
      states += result.states
      #expect(result.violation == nil)
    }
    #expect(states > 300)
  }

  @Test("a list that is created below one that closes, or is closed, is over")
  func below() {
    let top = EndList(depth: 0)
    let middle = EndList(depth: 1, below: [top])
    let low = EndList(depth: 2, below: [middle])
    #expect(Set(top.closeAll().map(ObjectIdentifier.init)).count == 3)
    #expect(!low.beginMaking(isNeeded: false) && low.beginMaking(isNeeded: true))
    #expect(!EndList(depth: 3, below: [low]).beginMaking(isNeeded: true))
  }

  @Test("records of an owner that is over lead on, and rings of them don't keep themselves")
  func released() {
    let (above, list) = (EndList(depth: 0), EndList(depth: 0))
    func record(_ line: Int, _ list: EndList) -> EndRecord {
      #expect(list.beginMaking(isNeeded: false))
      return EndRecord(ComponentInfo(type: Int.self, file: "R", line: line), { _ in }, in: list)
    }
    func complete(_ records: EndRecord...) {
      for record in records {
        record.finish()
        record.complete(Box(0), isWeak: false, in: nil)
      }
    }
    let (first, last) = (record(1, above), record(2, above))
    weak var ring: EndRecord?
    weak var alone: EndRecord?
    do {
      let (one, two, three) = (record(3, list), record(4, list), record(5, list))
      first.use(one)
      one.use(two)
      two.use(one)
      two.use(last)
      three.use(last)
      complete(last, one, two, three, first)
      (ring, alone) = (two, three)
    }
    list.clear()
    #expect(alone == nil)
    let order = EndOrder(of: [first, last])
    let steps = order.steps.filter { $0.record != nil }
    #expect(steps.count == 2)
    #expect(steps.allSatisfy { ($0.waitsFor == 0) == ($0.record === first) })
    above.clear()
    #expect(ring == nil)
    withExtendedLifetime((first, last)) {}
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
    try await record.end(record.take())
    #expect(count.value == 1 && list.endable.isEmpty)
  }

  @Test("an end that was left behind before its code began runs, though its owner is over")
  func leftBehind() async throws {
    let (list, count) = (EndList(depth: 0), Counter())
    #expect(list.beginMaking(isNeeded: false))
    let record = EndRecord(
      ComponentInfo(type: Int.self, file: "M", line: 1), { _ in count.add() }, in: list)
    record.complete(Box(1), isWeak: false, in: nil)
    let taken = record.take()
    list.clear()
    try await record.end(taken)
    #expect(count.value == 1 && record.take() == nil)
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
      var place: [Int: Int] = [:]
      var (waits, open, done) = (order.steps.map(\.waitsFor), [Int](), 0)
      open = waits.indices.filter { waits[$0] == 0 }
      while let step = open.popLast() {
        if let record = order.steps[step].record { place[record.info.line] = done }
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
          #expect((first < second) == (one > other || !reach(other).contains(one)))
        }
      }
    }
  }
}
