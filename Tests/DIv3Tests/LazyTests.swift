import DIv3
import Foundation
import TestSupport
import Testing

@Suite("Lazies and providers created by code")
struct LazyTests {
  @Test("V3-73 one thread creates the value, once for each clear")
  func threads() {
    for isInjected in [false, true] {
      let made = Counter()
      let c = DIContainer()
      c.register { () -> Numbered in
        blockUntilWaiting(for: nil)
        return Numbered(made.add())
      }
      let lazy: Lazy<Numbered> = isInjected ? *c : Lazy { *c }
      for round in 1...20 {
        let wrong = Counter()
        onThreads { _ in if lazy.value.number != round { wrong.add() } }
        #expect(wrong.value == 0)
        #expect(made.value == round)
        lazy.clear()
      }
    }
  }

  @Test("V3-73 V3-96 concurrent access and clearing")
  func clearing() {
    let c = DIContainer()
    c.register(A.init)
    let lazy: Lazy<A> = *c
    onThreads { thread in
      for _ in 0..<500 {
        if thread % 2 == 0 { lazy.clear() } else { _ = lazy.value }
        _ = lazy.wasMade
      }
    }
    lazy.clear()
    #expect(!lazy.wasMade)
  }

  @Test("V3-73 V3-97 lazies and shared objects that depend on each other never deadlock")
  func noDeadlock() {
    for round in 0..<30 {
      let c = DIContainer()
      c.register(A.init).lifetime(.perContainer(.strong))
      let lazy: Lazy<A> = *c
      c.register { () -> B in
        Thread.sleep(forTimeInterval: 0.0005)
        _ = lazy.value
        return B()
      }
      .lifetime(.perContainer(.strong))
      let slow: Lazy<A> = Lazy {
        Thread.sleep(forTimeInterval: 0.0005)
        return *c
      }
      c.register(line: round) { Numbered(slow.value === *c as A ? 1 : 0) }
        .lifetime(.perContainer(.strong))
      onThreads { thread in
        switch thread % 3 {
        case 0: _ = c.resolve() as B
        case 1: _ = slow.value
        default: _ = c.resolve() as Numbered
        }
      }
      #expect((c.resolve() as Numbered).number == 1)
    }
  }

  @Test("V3-73 a value that requests itself during its creation", .timeLimit(.minutes(10)))
  func reentrance() {
    nonisolated(unsafe) var depth = 0
    nonisolated(unsafe) var own: Lazy<Numbered>!
    own = Lazy {
      depth += 1
      let level = depth
      if level < 3 { _ = own.value }
      return Numbered(level)
    }
    #expect(own.value.number == 3)
    #expect(own.value === own.value)
    #expect(depth == 3)
  }

  @Test("V3-73 an injection that requests its own object from a lazy", .timeLimit(.minutes(10)))
  func reentrantInjection() {
    final class Part {
      var seen: [Part] = []
    }
    let c = DIContainer()
    c.register(Part.init).lifetime(.perContainer(.strong))
      .injection(cycle: true) { (part: Part, lazy: Lazy<Part>) in part.seen.append(lazy.value) }
    let lazy: Lazy<Part> = *c
    let part = lazy.value
    #expect(part.seen.map { $0 === part } == [true])
    part.seen = []
  }

  @Test("an expression and a closure, evaluated on access")
  func inits() {
    let made = Counter()
    let lazy = Lazy(made.add())
    let closure = Lazy { made.add() }
    let provider = Provider(made.add())
    let providing = Provider { made.add() }
    #expect(made.value == 0)
    #expect(lazy.value == 1 && lazy.value == 1)
    #expect(closure.value == 2)
    #expect(provider.value == 3 && provider.value == 4)
    #expect(providing.value == 5 && providing.value == 6)
    #expect(*lazy + *closure == 3)
    #expect(*provider == 7)
  }

  @Test("providers with arguments call their closures")
  func providers() {
    #expect(Provider1 { (a: Int) in [a] as [Int] }.value(1) == [1])
    #expect(Provider2 { (a: Int, b: Int) in [a, b] as [Int] }.value(1, 2) == [1, 2])
    #expect(
      Provider3 { (a: Int, b: Int, c: Int) in [a, b, c] as [Int] }.value(1, 2, 3) == [1, 2, 3])
    #expect(Provider4 { [$0, $1, $2, $3] as [Int] }.value(1, 2, 3, 4) == [1, 2, 3, 4])
    #expect(Provider5 { [$0, $1, $2, $3, $4] as [Int] }.value(1, 2, 3, 4, 5) == [1, 2, 3, 4, 5])
  }

  @Test("an Optional value is cached, too")
  func optional() {
    let made = Counter()
    let lazy = Lazy<A?> {
      made.add()
      return nil
    }
    #expect(lazy.value == nil && lazy.value == nil)
    #expect(lazy.wasMade)
    #expect(made.value == 1)
  }

  @Test("wrappers of wrappers")
  func map() {
    let made = Counter()
    let lazy = Lazy(made.add())
    let text = lazy.map { "\($0)" }
    #expect(made.value == 0)
    #expect(text.value == "1" && text.value == "1")
    let provided = Provider(made.add()).map { $0 * 10 }
    #expect(provided.value == 20 && provided.value == 30)
  }

  @Test("descriptions of wrappers")
  func descriptions() {
    let lazy = Lazy(5)
    #expect("\(lazy)" == "Lazy(nil)")
    #expect(String(reflecting: lazy) == "Lazy(nil: Int)")
    #expect(lazy.value == 5)
    #expect("\(lazy)" == "Lazy(5)")
    #expect(String(reflecting: lazy) == "Lazy(5: Int)")
    let provider = Provider(5)
    #expect("\(provider)" == "Provider(Int)")
    #expect(String(reflecting: provider) == "Provider(Int)")
  }

  struct Point {
    var x = 1
  }

  final class Line {
    var start = Point()
  }

  @Test("properties of the value are properties of the lazy")
  func dynamicMembers() {
    let line = Lazy(Line())
    line.start.x = 5
    #expect(line.value.start.x == 5)
    #expect(line.start.x == 5)
    let point = Lazy(Point())
    point.x += 2
    #expect(point.value.x == 3)
  }

  @Test("operators return lazies that evaluate their operands on access")
  func operators() {
    let asked = Counter()
    let six = Lazy {
      asked.add()
      return 6
    }
    let four = Provider(4)
    let all: [Lazy<Int>] = [
      six + four, six + 1, 1 + six, six - four, six * four, six / four, six % four,
      six & four, six | 1, 3 ^ six, ~four,
    ]
    let equal = [six == four, six == 6, 4 == four]
    #expect(asked.value == 0)
    #expect(all.map(\.value) == [10, 7, 7, 2, 24, 1, 2, 4, 7, 5, -5])
    #expect(equal.map(\.value) == [false, true, true])
    #expect(asked.value == 1)
  }

  @Test("wrappers can be passed between threads")
  func sendable() {
    func sent(_ wrapper: some Sendable) {}
    sent(Lazy(A()))
    sent(Provider(A()))
    sent(Provider1 { (number: Int) in Numbered(number) })
    sent(Provider2<A, A, A>())
    sent(Provider3<A, A, A, A>())
    sent(Provider4<A, A, A, A, A>())
    sent(Provider5<A, A, A, A, A, A>())
    sent(ProviderArgs<A>())
  }
}
