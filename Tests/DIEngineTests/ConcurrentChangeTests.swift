import DIEngine
import TestSupport
import Testing

/// Eight threads, some of which change registrations that the others resolve.
@Suite("Changes under contention")
struct ConcurrentChangeTests {
  private typealias Service = ConcurrencyTests.Service
  private typealias Shared = ConcurrencyTests.Shared
  private typealias Partner = ConcurrencyTests.Partner
  private typealias User = ConcurrencyTests.User

  @Test("registration, changes and descriptions during concurrent resolutions")
  func registering() throws {
    let c = RawContainer(.immediate)
    let wrong = Counter()
    let shared = c.declare(.immediate, kept: Lifetime(.scope)) { Shared() }
    c.closure(.immediate) { _ -> Partner in throw Refusal() }
    c.declare(.immediate) { (_: Given<Int>) in User(Shared(), Partner()) }
    onThreads { number in
      for round in 0..<50 {
        switch number {
        case 0:
          func register<V: VertexType>(_ type: V.Type) {
            c.declare(.immediate, line: round) { V(round) }
          }
          let type = vertexTypes[round % 12]
          register(type)
        case 1:
          shared.named("round \(round)")
          shared.offered(as: (any Service).self, tag: round % 2 == 0 ? Int.self : Bool.self)
          shared.change { $0.lifetime = Lifetime(round % 2 == 0 ? .engine : .scope) }
        case 2:
          do {
            _ = try c.get(Partner.self)
            wrong.add()
          } catch let failure as Failure {
            if failure.kind.name != "user" || failure.description.isEmpty { wrong.add() }
          } catch {
            wrong.add()
          }
        case 3:
          var entries = ArgumentEntries([.init(type: User.self, values: [1])])
          let user = try? c.scope.resolve(User.self, entries: &entries, for: c)
          if user == nil { wrong.add() }
        case 4:
          if let vertex = try? c.vertex(vertexTypes[round % 12]), vertex.number > round + 50 {
            wrong.add()
          }
          _ = try? c.scope.resolveMany(Vertex0.self, omittingRefused: false, for: c)
        case 5:
          if (try? failure(of: { _ = try c.get(Double.self) }))?.description.isEmpty ?? true {
            wrong.add()
          }
        default:
          if (try? c.get(Shared.self)) == nil { wrong.add() }
        }
      }
    }
    #expect(wrong.value == 0)
    #expect(c.scope.engine.registry.components { _ in true }.count == 53)
  }

  @Test("external injection and cleaning during concurrent resolutions")
  func replacing() throws {
    let c = RawContainer(.immediate)
    let wrong = Counter()
    c.declare(.immediate, kept: Lifetime(.scope)) { Shared() }.offered(as: (any Service).self)
      .run(later: true) { _, shared in shared.isInjected = true }
    c.declare(.immediate, kept: Lifetime(.scopeUntilCleaned)) { Partner() }
      .run(later: true) { _, partner in partner.isInjected = true }
    onThreads { number in
      for _ in 0..<100 {
        do {
          switch number {
          case 0: try c.inject(Shared())
          case 1: c.scope.clean()
          case 2: try c.inject(Partner())
          case 3, 4: if try !c.get((any Service).self).isInjected { wrong.add() }
          case 5: if try !c.get(Shared.self).isInjected { wrong.add() }
          default: if try !c.get(Partner.self).isInjected { wrong.add() }
          }
        } catch {
          wrong.add()
        }
      }
    }
    let last = Shared()
    try c.inject(last)
    #expect(try c.get((any Service).self) === last)
    #expect(wrong.value == 0)
  }
}
