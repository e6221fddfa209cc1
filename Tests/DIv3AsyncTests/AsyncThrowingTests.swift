import DIEngine
import DIv3Async
import Foundation
import Testing

@Suite("Asynchronous requests and closures that throw")
struct AsyncThrowingTests {
  struct Locked: Error, Equatable {}

  final class Database: Sendable {}
  final class Store: Sendable {
    let database: Database
    init(_ database: Database) { self.database = database }
  }
  final class Missing: Sendable {}
  enum Red {}

  private let container = DIContainer()

  private func failure<T>(_ body: () async throws -> T) async -> DIFailure? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as? DIFailure
    }
  }

  @Test("the error of an asynchronous factory comes out, with the path; nothing is kept")
  func error() async throws {
    let isLocked = Guarded(true)
    let made = Guarded(0)
    container.register(
      line: 1,
      throwing: { () async throws -> Database in
        await Task.yield()
        made.locked { $0 += 1 }
        if isLocked.value { throw Locked() }
        return Database()
      }
    ).lifetime(.perContainer(.strong))
    container.register(line: 2, Store.init).lifetime(.perContainer(.strong))
    let failed = try #require(await failure { try await container.resolved() as Store })
    #expect(failed.underlyingError is Locked)
    #expect(failed.path.map(\.line) == [2, 1] && failed.component?.line == 1)
    let optional = await failure { try await container.resolved() as Store? }
    #expect(optional?.underlyingError is Locked)
    isLocked.value = false
    let store: Store = try await container.resolved()
    let database: Database = try await container.resolved()
    #expect(store.database === database && made.value == 3)
  }

  @Test("names, tags, arguments, many and Optionals")
  func requests() async throws {
    container.register { () async in Missing() }
      .as(Missing.self, name: "a").as(Missing.self, tag: Red.self)
    container.register(throwing: { (number: DIArg<Int>) async throws -> [Int] in
      if arg(number) == 0 { throw Locked() }
      return [arg(number)]
    })
    _ = try await container.resolved() as Missing
    _ = try await container.resolved(name: "a") as Missing
    _ = try await container.resolved(tag: Red.self) as Missing
    #expect(try await (container.resolvedMany() as [Missing]).count == 1)
    #expect(try await container.resolved() as Database? == nil)
    let unknown = await failure { try await container.resolved(name: "b") as Missing }
    #expect(unknown?.description.contains("\"b\"") == true)
    let missing = await failure { try await container.resolved() as Database }
    #expect(missing?.underlyingError == nil && missing?.type == Database.self)
  }

  @Test("an injection that throws fails the object")
  func injections() async throws {
    let isLocked = Guarded(true)
    container.register(Database.init)
    container.register(Missing.init).lifetime(.perContainer(.strong))
      .injection(throwing: { (_: Missing, _: Database) async throws in
        await Task.yield()
        if isLocked.value { throw Locked() }
      })
    let failed = await failure { try await container.resolved() as Missing }
    #expect(failed?.underlyingError is Locked)
    isLocked.value = false
    let one: Missing = try await container.resolved()
    #expect(one === (await container.resolve() as Missing))
  }

  @Test("lazies and providers throw by get(), and try again")
  func delayed() async throws {
    let isLocked = Guarded(true)
    container.register(throwing: { () async throws -> Database in
      if isLocked.value { throw Locked() }
      return Database()
    })
    let lazy: AsyncLazy<Database> = await container.resolve()
    let provider: AsyncProvider<Database> = await container.resolve()
    let withArguments: AsyncProviderArgs<Database> = await container.resolve()
    #expect(await failure { try await lazy.get() }?.underlyingError is Locked)
    #expect(await failure { try await provider.get() }?.underlyingError is Locked)
    #expect(
      await failure {
        try await withArguments.get(args: AnyArguments(for: Database.self, args: 1))
      }?.underlyingError is Locked)
    isLocked.value = false
    let kept = try await lazy.get()
    #expect(try await lazy.get() === kept)
    #expect(try await provider.get() !== kept)
  }

  @Test("a provider of arguments throws by get()")
  func arguments() async throws {
    container.register(throwing: { (number: DIArg<Int>) async throws -> Locks in
      try Locks(arg(number))
    })
    let provider: AsyncProvider1<Locks, Int> = await container.resolve()
    #expect(await failure { try await provider.get(0) }?.underlyingError is Locked)
    #expect(try await provider.get(3).number == 3)
  }

  struct Locks: Sendable {
    let number: Int
    init(_ number: Int) throws {
      guard number > 0 else { throw Locked() }
      self.number = number
    }
  }

  @MainActor
  final class Screen {
    init(_ database: Database) throws {
      MainActor.assertIsolated()
      throw Locked()
    }
  }

  @Test("a main-actor factory throws to requests of tasks and of the main thread")
  func mainActor() async throws {
    container.register(Database.init)
    container.register(throwing: { @MainActor database in try Screen(database) })
    let failed = await failure { try await container.resolved() as Screen }
    #expect(failed?.underlyingError is Locked)
    let onMain = await MainActor.run { () -> DIFailure? in
      do {
        _ = try container.resolved() as Screen
        return nil
      } catch {
        return error as? DIFailure
      }
    }
    #expect(onMain?.underlyingError is Locked)
  }

  @Test("an error passes the closures that request, asynchronous ones as well")
  func passedOn() async throws {
    container.register(line: 1, throwing: { () async throws -> Database in throw Locked() })
    container.register(
      line: 2,
      throwing: { (container: DIContainer) async throws in
        Store(try await container.resolved())
      })
    let failed = try #require(await failure { try await container.resolved() as Store })
    #expect(failed.underlyingError is Locked)
    #expect(failed.path.map(\.line) == [2, 1])
  }
}
