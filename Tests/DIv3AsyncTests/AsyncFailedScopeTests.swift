import DIv3Async
import TestSupport
import Testing

@Suite("Storages and failed requests of tasks")
struct AsyncFailedScopeTests {
  struct Oops: Error {}
  class Part: @unchecked Sendable { var next: Part? }
  final class First: Part, @unchecked Sendable {}
  final class Second: Part, @unchecked Sendable {}
  final class Third: Part, @unchecked Sendable {}

  @Test(
    "V3-87 no storage keeps an object of a ring that failed, whichever part fails, in how many tasks",
    arguments: 0..<3, [1, 6])
  func ring(failing: Int, tasks: Int) async throws {
    let (c, storage) = (DIContainer(), DICacheStorage())
    let scope = DIScope(name: "s", storage: storage)
    let fails = Counter()
    func register<P: Part, Q: Part>(_ number: Int, _ make: @escaping @Sendable () -> P, _: Q.Type) {
      c.register(
        line: number,
        throwing: { () async throws -> P in
          await Task.yield()
          if failing == number, fails.value == 0 { throw Oops() }
          return make()
        }
      )
      .lifetime(.custom(scope))
      .injection(cycle: true) { (part: P, next: Q) async in
        await Task.yield()
        part.next = next
      }
    }
    register(0, { First() }, Second.self)
    register(1, { Second() }, Third.self)
    register(2, { Third() }, First.self)
    @Sendable func request(_ number: Int) async throws -> Part {
      switch number % 3 {
      case 0: try await c.resolved() as First
      case 1: try await c.resolved() as Second
      default: try await c.resolved() as Third
      }
    }
    for start in 0..<3 {
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<tasks {
          group.addTask { (try? await request(start + task)) == nil }
        }
        for await hasFailed in group { #expect(hasFailed) }
      }
      #expect(storage.any.isEmpty)
    }
    fails.add()
    let part = try await request(failing)
    #expect(part.next?.next?.next === part)
    #expect(storage.any.count == 3)
    part.next = nil
  }
}
