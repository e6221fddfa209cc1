import DITranquillity
import Testing

@MainActor
// Serialized: some of its requests block a thread of the tasks' pool until the main thread has made an object.
@Suite("The guide: Concurrency", .serialized)
struct ConcurrencyArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Concurrency.md"

  // begin Sources/DIv3/DIv3.docc/Concurrency.md 1
  final class Cache: @unchecked Sendable {}
  @MainActor final class Profile {
    let cache: Cache
    var title = ""
    init(cache: Cache) { self.cache = cache }
  }
  // end

  @Test("What is guaranteed")
  func threads() async throws {
    let printed = await Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Concurrency.md 2
      let container = DIContainer()
      container.register(Cache.init).lifetime(.perContainer(.strong))
      let found = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 1...8 {
          group.addTask { ObjectIdentifier(container.resolve() as Cache) }
        }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      print(found.count)  // 1
      // end
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Objects that tasks share")
  func actors() async throws {
    let printed = await Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Concurrency.md 3
      actor Counter {
        private(set) var count = 0
        func add() { count += 1 }
      }
      let container = DIContainer()
      container.register { Counter() }.lifetime(.perContainer(.strong))
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...8 {
          group.addTask { await (container.resolve() as Counter).add() }
        }
      }
      let counter: Counter = container.resolve()
      print(await counter.count)  // 8
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("The main actor")
  func mainActor() async throws {
    let printed = await Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Concurrency.md 4
      let container = DIContainer()
      container.register(Cache.init)
      container.register(Profile.init)
        .injection { @MainActor in $0.title = "Ada" }
      let profile = await Task.detached { container.resolve() as Profile }.value
      print(profile.title)  // Ada
      // end
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }

  // begin Sources/DIv3/DIv3.docc/Concurrency.md 5
  @MainActor func register(in container: DIContainer) {
    // Compiles, and runs on the requesting thread.
    container.register { Profile(cache: $0) }
  }
  // end

  @Test("Registrations in code of no actor")
  func nonisolatedSetUp() async throws {
    let printed = await Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Concurrency.md 6
      nonisolated func setUp(_ container: DIContainer) {
        container.register(Cache.init)
        container.register { @MainActor in Profile(cache: $0) }
      }
      let app = DIContainer()
      setUp(app)
      let shown = await Task.detached { app.resolve() as Profile }.value
      print(shown.title.isEmpty)  // true
      // end
    }
    #expect(try printed == promised(block: 6, of: Self.page))
  }

  @Test("What must be awaited")
  func awaited() async throws {
    let printed = await Printed.lines {
      // begin Sources/DIv3/DIv3.docc/Concurrency.md 7
      func load() async -> Cache { Cache() }
      let container = DIContainer()
      let cache = await load()
      container.register { cache }
      print(container.resolve() as Cache === cache)  // true
      // end
    }
    #expect(try printed == promised(block: 7, of: Self.page))
  }
}
