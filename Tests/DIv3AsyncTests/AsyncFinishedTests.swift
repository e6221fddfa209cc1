import DIv3Async
import Foundation
import TestSupport
import Testing

/// Requests whose asynchronous objects exist already run synchronously. Nothing but their speed may tell.
@Suite("Asynchronous requests that need only finished objects")
struct AsyncFinishedTests {
  final class Database: Sendable {}

  final class Cache: Sendable {}

  struct Limit: Sendable { let count: Int }

  final class Store: Sendable {
    let cache: Cache
    let database: Database?
    init(cache: Cache, database: Database?) {
      self.cache = cache
      self.database = database
    }
  }

  /// - Parameter line: The line of the registration: lifetimes of the process share objects by it.
  private func registered(
    _ container: DIContainer, _ lifetime: DILifeTime, line: Int = #line,
    onCache: @escaping @Sendable () -> Void = {}
  ) -> Received<String> {
    let journal = Received<String>()
    container.register(line: line) { () async -> Database in
      await Task.yield()
      journal("database")
      return Database()
    }.lifetime(lifetime)
    container.register { () -> Cache in
      journal("cache")
      onCache()
      return Cache()
    }
    return journal
  }

  @Test(
    "V3-100 later requests create the other objects, and find the finished one",
    arguments: zip(
      [DILifeTime.single, .perContainer(.strong), .perRun(.strong)], [1001, 1002, 1003]))
  func later(lifetime: DILifeTime, line: Int) async {
    let container = DIContainer()
    let journal = registered(container, lifetime, line: line)
    container.register { Store(cache: $0, database: $1) }
    let first: Store = await container.resolve()
    let second: Store = await container.resolve()
    let third: Store = container.resolve(sync: ())
    #expect(first.database === second.database && second.database === third.database)
    #expect(first.cache !== second.cache && second.cache !== third.cache)
    #expect(journal.all == ["cache", "database", "cache", "cache"])
  }

  @Test("a kept value is the same instance for each request for AnyObject")
  func instances() async throws {
    let container = DIContainer()
    container.register { () async -> Limit in Limit(count: 7) }.as(AnyObject.self)
      .lifetime(.perContainer(.strong))
    let first: AnyObject = await container.resolve()
    let second: AnyObject = try await container.resolved()
    let third: AnyObject = container.resolve(sync: ())
    let isSame = first === second && first === third
    #expect(isSame)
    let count = (first as? Limit)?.count
    #expect(count == 7)
  }

  @Test("V3-100 an object that is cleaned while the request runs is created again")
  func cleanedMeanwhile() async {
    let container = DIContainer()
    let journal = registered(container, .perContainer(.strong)) { container.clean() }
    container.register { (cache: Cache, database: Database) in
      Store(cache: cache, database: database)
    }
    let first: Store = await container.resolve()
    let second: Store = await container.resolve()
    #expect(first.database !== second.database)
    #expect(journal.all.filter { $0 == "database" }.count == 2)
  }

  @Test("V3-100 an Optional whose object is cleaned while the request runs isn't nil")
  func cleanedOptional() async {
    let container = DIContainer()
    _ = registered(container, .perContainer(.strong)) { container.clean() }
    container.register { Store(cache: $0, database: $1) }
    let first: Store = await container.resolve()
    let second: Store = await container.resolve()
    #expect(first.database != nil && second.database != nil)
  }

  @Test("V3-100 an object that nobody retains is created again")
  func weak() async {
    let container = DIContainer()
    let journal = registered(container, .perContainer(.weak))
    container.register { Store(cache: $0, database: $1) }
    func twice() async {
      let first: Store = await container.resolve()
      let second: Store = await container.resolve()
      #expect(first.database != nil && first.database === second.database)
    }
    await twice()
    #expect(journal.all.filter { $0 == "database" }.count == 1)
    let third: Store = await container.resolve()
    #expect(third.database != nil)
    #expect(journal.all.filter { $0 == "database" }.count == 2)
  }

  @Test("V3-100 each container has objects of its own")
  func containers() async {
    let parent = DIContainer()
    let journal = registered(parent, .perContainer(.strong))
    parent.register { Store(cache: $0, database: $1) }
    let child = DIContainer(parent: parent)
    child.register { Cache() }
    let first: Store = await parent.resolve()
    let second: Store = await child.resolve()
    let again: Store = await child.resolve()
    #expect(second.database === again.database)
    #expect(first.database != nil && second.database != nil)
    #expect(journal.all.filter { $0 == "database" }.count <= 2)
  }

  @Test("V3-100 an injected object is found, too")
  func injections() async {
    final class Screen: @unchecked Sendable {
      var database: Database?
    }
    let container = DIContainer()
    let journal = registered(container, .single)
    container.register { Screen() }.injection { $0.database = $1 }
    let first: Screen = await container.resolve()
    let second: Screen = await container.resolve()
    #expect(first.database != nil && first.database === second.database)
    #expect(journal.all.filter { $0 == "database" }.count == 1)
  }
}
