import DIv3
import TestSupport
import Testing

/// What a failed request leaves behind.
@Suite("Failed requests")
struct FailedRequestTests {
  struct Oops: Error {}
  class Part { var next: Part? }
  final class First: Part {}
  final class Second: Part {}
  final class Third: Part {}

  /// A storage of a user's.
  private final class Shelf: DIStorage {
    private(set) var any: [DIComponentInfo: Any] = [:]
    func fetch(key: DIComponentInfo) -> Any? { any[key] }
    func save(object: Any, by key: DIComponentInfo) { any[key] = object }
    func clean() { any = [:] }
  }

  enum Keeping: CaseIterable {
    case cache, user, composite, weak, inParent

    var scope: (DIScope, any DIStorage) {
      let storage: any DIStorage =
        switch self {
        case .cache, .weak, .inParent: DICacheStorage()
        case .user: Shelf()
        case .composite: DICompositeStorage(storages: [DICacheStorage(), Shelf()])
        }
      let parent = self == .inParent ? DIScope(name: "p", storage: Shelf()) : nil
      let policy: DILifeTime.ReferenceCounting = self == .weak ? .weak : .strong
      return (DIScope(name: "s", storage: storage, policy: policy, parent: parent), storage)
    }
  }

  @Test(
    "V3-87 no storage keeps an object of a ring that failed, whichever part fails, and where",
    arguments: Keeping.allCases, [false, true])
  func ring(keeping: Keeping, inInjection: Bool) throws {
    for failing in 0..<3 {
      for start in 0..<3 {
        let c = DIContainer()
        let (scope, storage) = keeping.scope
        var fails = true
        func register<P: Part, Q: Part>(_ number: Int, _ make: @escaping () -> P, _: Q.Type) {
          func pass(_ isHere: Bool) throws {
            if fails, failing == number, isHere { throw Oops() }
          }
          c.register(
            line: number,
            throwing: { () throws -> P in
              try pass(!inInjection)
              return make()
            }
          )
          .lifetime(.custom(scope))
          .injection(throwing: { (_: P) throws in try pass(inInjection) })
          .injection(cycle: true) { $0.next = $1 as Q }
        }
        register(0, First.init, Second.self)
        register(1, Second.init, Third.self)
        register(2, Third.init, First.self)
        let requests: [() throws -> Part] = [
          { try c.resolved() as First }, { try c.resolved() as Second },
          { try c.resolved() as Third },
        ]
        for request in [requests[start]] + requests {
          #expect(throws: DIFailure.self) { _ = try request() }
          #expect(storage.any.isEmpty, "\(failing) \(start)")
        }
        fails = false
        let part = try requests[start]()
        #expect(part.next?.next?.next === part, "\(failing) \(start)")
        #expect(try requests[start]() === part)
        #expect(storage.any.count == 3)
        part.next = nil
      }
    }
  }

  final class List { weak var coordinator: Coordinator? }
  final class Side {}
  final class Missing {}
  final class Coordinator {
    let list: List
    init(_ list: List, _: Side, _: Missing) { self.list = list }
  }
  final class App {
    let coordinator: Coordinator
    init(_ coordinator: Coordinator) { self.coordinator = coordinator }
  }

  @Test("V3-28 other injections of what a failed request has made still run")
  func others() throws {
    let c = DIContainer()
    c.register(Coordinator.init)
    c.register(Side.init)
    c.register(List.init).lifetime(.perContainer(.strong))
      .injection(cycle: true) { (_: List, _: Side) in }
      .injection(cycle: true) { (list: List, container: DIContainer) in
        // A closure that asks the container makes its own requests.
        #expect(container.resolve() as Coordinator? == nil)
      }
    #expect(c.resolve() as Coordinator? == nil)
    weak var kept: List?
    kept = c.resolve()
    #expect(kept != nil)
  }
}

extension LogTests {
  @Suite("Failed requests")
  struct FailedRequests {
    typealias Models = FailedRequestTests

    @Test(
      "V3-27 an injection doesn't make again what its request has failed to make; its object isn't kept",
      arguments: [DILifeTime.objectGraph, .perContainer(.strong)], [false, true])
    func onlyOnce(lifetime: DILifeTime, fromAbove: Bool) throws {
      let c = DIContainer()
      let made = Received<String>()
      c.register(Models.Coordinator.init).lifetime(.objectGraph)
      c.register(Models.App.init)
      c.register { () -> Models.List in
        made("List")
        return Models.List()
      }
      .lifetime(lifetime).injection(cycle: true) { $0.coordinator = $1 }
      c.register { () -> Models.Side in
        made("Side")
        return Models.Side()
      }
      let messages = logged(.warning) {
        if fromAbove { #expect(c.resolve() as Models.App? == nil) }
        #expect((try? c.resolved() as Models.Coordinator) == nil)
      }
      #expect(made.all == (fromAbove ? ["List", "Side", "List", "Side"] : ["List", "Side"]))
      #expect(messages.isEmpty)
      c.register(Models.Missing.init)
      let coordinator: Models.Coordinator = c.resolve()
      #expect(coordinator.list.coordinator === coordinator)
    }
  }
}
