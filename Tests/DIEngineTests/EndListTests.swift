import DIEngine
import TestSupport
import Testing

/// The lists, records and orders of ends, each by itself. `CreationExplorerTests` goes through all orders of the steps by which
/// objects are made while their owners end.
@Suite("Lists, records and orders of ends")
struct EndListTests {
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
        record.endMaking()
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

  @Test("an end that was left behind before its code began runs, though its owner is over")
  func leftBehind() async throws {
    let (list, count) = (EndList(depth: 0), Counter())
    #expect(list.beginMaking(isNeeded: false))
    let record = EndRecord(
      ComponentInfo(type: Int.self, file: "M", line: 1), { _ in count.add() }, in: list)
    record.complete(Box(1), isWeak: false, in: nil)
    record.endMaking()
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
        record.endMaking()
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
