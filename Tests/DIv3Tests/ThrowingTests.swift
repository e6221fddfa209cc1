import DIv3
import Testing

@Suite("Requests and factories that throw")
struct ThrowingTests {
  struct Locked: Error, Equatable {
    let path: String
  }

  final class Database {
    let path: String
    init(path: String) throws {
      guard !path.isEmpty else { throw Locked(path: path) }
      self.path = path
    }
  }

  final class Store {
    let database: Database
    init(_ database: Database) { self.database = database }
  }

  final class Screen {
    let lazy: Lazy<Store>
    let provider: Provider<Store>
    init(_ lazy: Lazy<Store>, _ provider: Provider<Store>) {
      self.lazy = lazy
      self.provider = provider
    }
  }

  final class Missing {}
  enum Red {}

  private let container = DIContainer()

  /// The failure that a body throws; nil if it throws nothing or something else.
  private func failure<T>(_ body: () throws -> T) -> DIFailure? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? DIFailure
    }
  }

  @Test("a request throws the error of a factory, with the path, the component and the place")
  func error() throws {
    container.register(line: 1, throwing: { try Database(path: arg($0)) })
    container.register(line: 2, Store.init)
    let failure = try #require(
      failure { try container.resolved(args: "") as Database })
    #expect(failure.underlyingError as? Locked == Locked(path: ""))
    #expect(failure.type == Database.self && failure.component?.line == 1)
    #expect(failure.path.map(\.line) == [1])
    #expect(failure.description.contains("Database") && failure.description.contains("Locked"))
    #expect(failure.description.contains("Only try container.resolved() throws it"))
    #expect(try (container.resolved(args: "a") as Database).path == "a")
  }

  @Test("all that need the object fail with it; nothing is kept, and the next request tries again")
  func holders() throws {
    var isLocked = true
    var opened = 0
    container.register(
      line: 1,
      throwing: { () throws -> Database in
        opened += 1
        return try Database(path: isLocked ? "" : "a")
      }
    ).lifetime(.perContainer(.strong))
    container.register(line: 2, Store.init).lifetime(.perContainer(.strong))
    let first = try #require(failure { try container.resolved() as Store })
    #expect(first.path.map(\.line) == [2, 1] && first.component?.line == 1)
    #expect(first.underlyingError as? Locked != nil)
    isLocked = false
    let store: Store = try container.resolved()
    #expect(opened == 2)
    #expect(store === (container.resolve() as Store))
    let database: Database = try container.resolved()
    #expect(store.database === database)
    #expect(opened == 2)
  }

  @Test("an Optional is nil where the graph has no answer, but not for an error of a closure")
  func optional() throws {
    container.register(throwing: { () throws -> Database in throw Locked(path: "x") })
    #expect(try container.resolved() as Missing? == nil)
    let failure = failure { try container.resolved() as Database? }
    #expect(failure?.underlyingError as? Locked == Locked(path: "x"))
  }

  @Test("names, tags, many and frameworks; what the graph lacks has no error below it")
  func requests() throws {
    container.register(Missing.init).as(Missing.self, name: "a").as(Missing.self, tag: Red.self)
    container.register(throwing: { () throws -> Database in throw Locked(path: "x") })
    _ = try container.resolved(name: "a") as Missing
    _ = try container.resolved(tag: Red.self) as Missing
    #expect(try (container.resolvedMany() as [Missing]).count == 1)
    #expect(failure { try container.resolvedMany() as [Database] } != nil)
    let unknown = try #require(
      failure { try container.resolved(name: "b") as Missing })
    #expect(unknown.underlyingError == nil && unknown.component == nil)
    #expect(unknown.type == Missing.self && unknown.description.contains("\"b\""))
    let missing = try #require(
      failure { try container.resolved() as Store })
    #expect(missing.description.contains("No component offers Store"))
  }

  @Test("lazies and providers throw by get(), and try again")
  func delayed() throws {
    var isLocked = true
    container.register(
      throwing: { () throws -> Database in try Database(path: isLocked ? "" : "a") })
    container.register(Store.init)
    container.register(Screen.init)
    let screen: Screen = try container.resolved()
    #expect(failure { try screen.lazy.get() }?.underlyingError is Locked)
    #expect(failure { try screen.provider.get() }?.underlyingError is Locked)
    #expect(!screen.lazy.wasMade)
    isLocked = false
    let store = try screen.lazy.get()
    let again = try screen.lazy.get()
    #expect(store === screen.lazy.value && store === again)
    #expect(try screen.provider.get() !== store)
    #expect(try Lazy(1).get() == 1)
    #expect(try Provider(2).get() == 2)
  }

  @Test("a closure that requests, and passes the failure on, fails for the same reason")
  func passedOn() throws {
    container.register(line: 1, throwing: { () throws -> Database in throw Locked(path: "x") })
    container.register(
      line: 2, throwing: { (container: DIContainer) in Store(try container.resolved()) })
    container.register(
      line: 3,
      throwing: { (container: DIContainer) in [try container.resolved() as Missing] })
    let failed = try #require(failure { try container.resolved() as Store })
    #expect(failed.underlyingError as? Locked == Locked(path: "x"))
    #expect(failed.path.map(\.line) == [2, 1])
    let missing = try #require(
      failure { try container.resolved() as [Missing] })
    #expect(missing.underlyingError == nil && missing.type == Missing.self)
  }

  @Test("resolve() of a component that throws ends the process with the same text")
  func trap() async {
    await #expect(processExitsWith: .failure) {
      let container = DIContainer()
      container.register(throwing: { () throws -> Database in throw Locked(path: "x") })
      _ = container.resolve() as Database
    }
  }
}
