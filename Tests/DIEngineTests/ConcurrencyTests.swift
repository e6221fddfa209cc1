import DIEngine
import TestSupport
import Testing

/// Eight threads simultaneously. Also runs under the thread sanitizer.
@Suite("Concurrency")
struct ConcurrencyTests {
  protocol Service: AnyObject {
    var isInjected: Bool { get }
    var partner: Partner? { get }
  }
  final class Shared: Service {
    var isInjected = false
    var partner: Partner?
  }
  final class Partner {
    var isInjected = false
    var shared: Shared?
  }
  final class User {
    let shared: any Service
    let partner: Partner
    init(_ shared: any Service, _ partner: Partner) {
      self.shared = shared
      self.partner = partner
    }
  }
  static let kept: [LifetimeKind] = [.scope, .scopeUntilCleaned, .engine, .process]
  static let lines = Counter()

  /// The objects that threads received.
  final class Seen: @unchecked Sendable {
    private let mutex = Mutex()
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    func add(_ object: AnyObject) {
      mutex.locked { objects[ObjectIdentifier(object)] = object }
    }

    var count: Int { mutex.locked { objects.count } }
  }

  @Test(
    "V1-63 V2-76 V3-97 an object is created once, and visible to no thread before its injection",
    arguments: kept,
    RawContainer.Style.allCases)
  func once(kept: LifetimeKind, style: RawContainer.Style) throws {
    for _ in 0..<20 {
      let c = RawContainer(style)
      let made = Counter()
      let injected = Counter()
      let halves = Counter()
      let failures = Counter()
      let line = Self.lines.add()
      c.declare(style, kept: Lifetime(kept), line: line) { () -> Shared in
        made.add()
        return Shared()
      }
      .offered(as: (any Service).self)
      .inject(later: true) { (shared: Shared, partner: Partner) in
        injected.add()
        shared.partner = partner
        shared.isInjected = true
      }
      c.declare(style, kept: Lifetime(kept), line: line) { () -> Partner in
        made.add()
        return Partner()
      }
      .inject(later: true) { (partner: Partner, shared: Shared) in
        injected.add()
        partner.shared = shared
        partner.isInjected = true
      }
      c.declare(style, User.init)
      let seen = Seen()
      onThreads { number in
        do {
          for _ in 0..<5 {
            let service: any Service
            switch number % 4 {
            case 0: service = try c.get(Shared.self)
            case 1: service = try c.get((any Service).self)
            case 2: service = try c.get(User.self).shared
            default:
              let partner = try c.get(Partner.self)
              guard let shared = partner.shared else {
                halves.add()
                continue
              }
              service = shared
            }
            if !service.isInjected || service.partner?.isInjected != true { halves.add() }
            seen.add(service)
          }
        } catch {
          failures.add()
        }
      }
      #expect(made.value == 2)
      #expect(injected.value == 2)
      #expect(halves.value == 0)
      #expect(failures.value == 0)
      #expect(seen.count == 1)
    }
  }

  @Test("a weak object is shared while a thread references it", arguments: kept)
  func weak(kept: LifetimeKind) throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, kept: Lifetime(kept, .weak), line: Self.lines.add()) { Shared() }
      .run(later: true) { _, shared in shared.isInjected = true }
    let wrong = Counter()
    onThreads { _ in
      for _ in 0..<200 {
        guard let one = try? c.get(Shared.self), let two = try? c.get(Shared.self),
          one === two, one.isInjected
        else {
          wrong.add()
          continue
        }
      }
    }
    #expect(wrong.value == 0)
  }

  @Test("failures of some threads don't affect the others", arguments: kept)
  func failing(kept: LifetimeKind) throws {
    for style in RawContainer.Style.allCases {
      let c = RawContainer(style)
      let attempts = Counter()
      let halves = Counter()
      let line = Self.lines.add()
      c.declare(style, kept: Lifetime(kept), line: line) { Shared() }
        .inject(later: true) { $0.partner = $1 }
        .run(later: true) { _, shared in
          if attempts.add() % 3 != 0 { throw Refusal() }
          shared.isInjected = true
        }
      c.declare(style, kept: Lifetime(kept), line: line) { Partner() }
        .inject(later: true) { $0.shared = $1 }
        .run(later: true) { _, partner in partner.isInjected = true }
      let seen = Seen()
      onThreads { number in
        var object: Shared?
        while object == nil {
          object = number % 2 == 0 ? try? c.get(Shared.self) : try? c.get(Partner.self).shared
        }
        guard let object else { return }
        seen.add(object)
        if !object.isInjected || object.partner?.isInjected != true { halves.add() }
      }
      #expect(halves.value == 0)
      #expect(seen.count == 1)
    }
  }

  @Test("two engines that make requests on each other don't deadlock")
  func twoEngines() throws {
    let one = RawContainer(.immediate)
    let two = RawContainer(.immediate)
    one.declare(.immediate, kept: Lifetime(.engine)) { Partner() }
    two.declare(.immediate, kept: Lifetime(.engine)) { Partner() }
    one.closure(.immediate, kept: Lifetime(.engine)) { c in
      User(Shared(), try two.get())
    }
    two.closure(.immediate, kept: Lifetime(.engine)) { c in
      User(Shared(), try one.get())
    }
    let seen = Seen()
    onThreads { number in
      if let user = try? (number % 2 == 0 ? one : two).get(User.self) { seen.add(user.partner) }
    }
    #expect(seen.count == 2)
  }

  @Test("V1-63 a slow creation doesn't block requests for a finished object")
  func slowBlocksNobody() throws {
    let c = RawContainer(.immediate)
    c.declare(.immediate, kept: Lifetime(.engine)) { Partner() }
    let partner = try c.get(Partner.self)
    var same = false
    c.closure(.immediate, kept: Lifetime(.engine)) { c -> Shared in
      let found = Received<String>()
      let asking = Asking {
        if let other = try? c.get(Partner.self) { found("\(ObjectIdentifier(other))") }
      }
      asking.wait(milliseconds: 5000)
      same = found.all == ["\(ObjectIdentifier(partner))"]
      return Shared()
    }
    _ = try c.get(Shared.self)
    #expect(same)
  }
}
