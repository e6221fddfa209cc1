import DIv3
import Foundation
import TestSupport
import Testing

@Suite("Threads")
struct ThreadTests {
  final class Shared {
    var partner: Partner!
    var parts: [A] = []
    var isReady = false
  }

  final class Partner {
    unowned let shared: Shared
    init(shared: Shared) { self.shared = shared }
  }

  /// Gets its part after it has been kept.
  final class Late {
    var part: A?
  }

  @Test("V3-96 registration, requests and cleaning from any thread")
  func everything() {
    let c = DIContainer()
    c.register(A.init).as((any P).self).lifetime(.perContainer(.strong))
    c.register { (a: A) in [a] }
    let wrong = Counter()
    onThreads { thread in
      for i in 0..<200 {
        switch thread {
        case 0:
          c.register(file: "\(i)", line: i, B.init).as((any P).self, tag: T1.self)
        case 1:
          c.clean()
        case 2:
          if (many(c.resolve()) as [any P]).isEmpty { wrong.add() }
        default:
          if (c.resolve() as [A]).count != 1 { wrong.add() }
        }
      }
    }
    #expect(wrong.value == 0)
    #expect((many(by(tag: T1.self, on: *c)) as [any P]).count == 200)
  }

  @Test(
    "V3-97 a shared object is created once, and only visible when finished",
    arguments: [DILifeTime.single, .perRun(.strong), .perContainer(.strong), .perContainer(.weak)])
  func once(lifetime: DILifeTime) {
    for round in 0..<30 {
      let c = DIContainer()
      let made = Counter()
      let wrong = Counter()
      c.register(A.init)
      c.register(file: "\(lifetime)", line: round) { () -> Shared in
        made.add()
        blockUntilWaiting(for: Shared.self)
        return Shared()
      }
      .lifetime(lifetime)
      .injection(cycle: true, \.partner)
      .injection(cycle: true) { $0.parts = many($1) }
      .postInit { $0.isReady = true }
      c.register(Partner.init)
      nonisolated(unsafe) var objects: [Shared?] = Array(repeating: nil, count: 8)
      let lock = NSLock()
      onThreads { thread in
        let shared: Shared = c.resolve()
        if !shared.isReady || shared.partner?.shared !== shared || shared.parts.count != 1 {
          wrong.add()
        }
        lock.withLock { objects[thread] = shared }
      }
      #expect(wrong.value == 0)
      #expect(objects.allSatisfy { $0 === objects[0] })
      #expect(made.value == 1)
    }
  }

  @Test("V3-97 a scope's object is created once")
  func onceInScope() {
    final class Slow {}
    for round in 0..<30 {
      let c = DIContainer()
      let made = Counter()
      let scope = DIScope(name: "\(round)", storage: DICacheStorage())
      c.register { () -> Slow in
        made.add()
        blockUntilWaiting(for: Slow.self)
        return Slow()
      }
      .lifetime(.custom(scope))
      onThreads { _ in _ = c.resolve() as Slow }
      #expect(made.value == 1)
    }
  }

  @Test("V3-97 a scope's object is created once, whichever container asks")
  func onceInScopeOfContainers() {
    final class Slow {}
    for round in 0..<30 {
      let made = Counter()
      let scope = DIScope(name: "\(round)", storage: DICacheStorage())
      let containers = (0..<4).map { _ in DIContainer() }
      for c in containers {
        c.register { () -> Slow in
          made.add()
          blockUntilWaiting(for: Slow.self)
          return Slow()
        }
        .lifetime(.custom(scope))
      }
      onThreads { _ = containers[$0 % 4].resolve() as Slow }
      #expect(made.value == 1)
    }
  }

  /// Keeps an object for each thread.
  private final class StorageOfThreads: DIStorage, @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [DIComponentInfo: [UInt: Any]] = [:]
    var any: [DIComponentInfo: Any] { [:] }

    private var thread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

    func fetch(key: DIComponentInfo) -> Any? { lock.withLock { objects[key]?[thread] } }

    func save(object: Any, by key: DIComponentInfo) {
      lock.withLock { objects[key, default: [:]][thread] = object }
    }

    func clean() { lock.withLock { objects = [:] } }
  }

  @Test("V3-87 a storage decides for which of the requests that wait an object is")
  func storageOfThreads() {
    final class Slow {}
    let c = DIContainer()
    let made = Counter()
    c.register { () -> Slow in
      if made.add() == 1 { blockUntilWaiting(7, for: Slow.self) }
      return Slow()
    }
    .lifetime(.custom(DIScope(name: "threads", storage: StorageOfThreads())))
    let wrong = Counter()
    onThreads { _ in
      let first: Slow = c.resolve()
      if c.resolve() as Slow !== first { wrong.add() }
    }
    #expect(made.value == 8)
    #expect(wrong.value == 0)
  }

  @Test(
    "V3-97 no container gets a scope's object before its injections have run",
    arguments: [false, true])
  func finishedInScopeOfContainers(throughParent isParent: Bool) {
    for _ in 0..<20 {
      let scope = DIScope(name: "upper", storage: DICacheStorage())
      let lower =
        isParent ? DIScope(name: "lower", storage: DICacheStorage(), parent: scope) : scope
      let begun = DispatchSemaphore(value: 0)
      let containers = [scope, lower].map { scope in
        let c = DIContainer()
        c.register { () -> A in
          begun.signal()
          blockUntilWaiting(for: Late.self)
          return A()
        }
        c.register(Late.init).injection(cycle: true, \.part).lifetime(.custom(scope))
        return c
      }
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = containers[0].resolve() as Late
        end.signal()
      }
      begun.wait()
      let late: Late = containers[1].resolve()
      #expect(late.part != nil)
      end.wait()
      #expect(containers[0].resolve() as Late === late)
    }
  }

  @Test("a report of waits needs no container whose request is over")
  func reportsWhileContainersGo() {
    final class One { var other: Other? }
    final class Other { var one: One? }
    let rounds = 200
    let ready = Counter()
    let scopes = (0..<rounds).map { DIScope(name: "\($0)", storage: DICacheStorage()) }
    onThreads(3) { thread in
      guard thread > 0 else {
        while ready.value < 2 * rounds { _ = currentWaits() }
        return
      }
      for round in 0..<rounds {
        let c = DIContainer()
        c.register(One.init).injection(cycle: true, \.other).lifetime(.custom(scopes[round]))
        c.register(Other.init).injection(cycle: true, \.one).lifetime(.custom(scopes[round]))
        ready.add()
        while ready.value < 2 * (round + 1) { Thread.sleep(forTimeInterval: 0.000_01) }
        if thread == 1 { _ = c.resolve() as One } else { _ = c.resolve() as Other }
      }
    }
  }

  @Test(
    "V3-97 external instances are only visible when finished",
    arguments: [
      .perContainer(.strong), .custom(DIScope(name: "s", storage: DICacheStorage())),
    ] as [DILifeTime])
  func externalInstance(lifetime: DILifeTime) {
    let c = DIContainer()
    c.register(Shared.self).lifetime(lifetime)
      .injection { shared in
        Thread.sleep(forTimeInterval: 0.001)
        shared.isReady = true
      }
    let wrong = Counter()
    onThreads { thread in
      for _ in 0..<20 {
        if thread == 0 {
          c.inject(into: Shared())
        } else if let shared: Shared = c.resolve(), !shared.isReady {
          wrong.add()
        }
      }
    }
    #expect(wrong.value == 0)
  }

  final class Trunk {
    let branch: Provider<Branch>
    let many: [Provider1<Branch, Int>]
    init(branch: Provider<Branch>, many: [Provider1<Branch, Int>]) {
      self.branch = branch
      self.many = many
    }
  }

  final class Branch {
    let number: Int?
    weak var trunk: Trunk?
    init(number: Int?) { self.number = number }
  }

  @Test("V3-96 V3-68 values of providers from any thread, while components are added")
  func providers() {
    let c = DIContainer()
    c.register { Trunk(branch: $0, many: many($1)) }.lifetime(.objectGraph)
    c.register { Branch(number: arg($0)) }.injection(cycle: true, \.trunk)
    nonisolated(unsafe) let trunk: Trunk = c.resolve()
    let wrong = Counter()
    onThreads { thread in
      for i in 0..<200 {
        if thread == 0 {
          c.register(file: "\(i)", line: i) { Branch(number: 0) }
          continue
        }
        if trunk.branch.value.trunk !== trunk { wrong.add() }
        let branch = trunk.many[0].value(i)
        if branch.trunk !== trunk || branch.number != i { wrong.add() }
        let own: Trunk = c.resolve()
        if own.many.isEmpty || own.many[0].value(i).trunk !== own { wrong.add() }
      }
    }
    #expect(wrong.value == 0)
  }
}
