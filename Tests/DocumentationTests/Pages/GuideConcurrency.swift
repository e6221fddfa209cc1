import DITranquillity
import Testing

@MainActor
// Serialized: some of its requests block a thread of the tasks' pool until the main thread has made an object.
@Suite("The guide: Concurrency", .serialized)
struct ConcurrencyArticle {
  private static let page = "Sources/DIv3/DIv3.docc/Concurrency.md"

  // page Sources/DIv3/DIv3.docc/Concurrency.md 1

  @Test("What is guaranteed")
  func threads() async throws {
    let printed = await Printed.lines {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 2
    }
    #expect(try printed == promised(block: 2, of: Self.page))
  }

  @Test("Objects that tasks share")
  func actors() async throws {
    let printed = await Printed.lines {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 3
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  @Test("The main actor")
  func mainActor() async throws {
    let printed = await Printed.lines {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 4
    }
    #expect(try printed == promised(block: 4, of: Self.page))
  }

  // page Sources/DIv3/DIv3.docc/Concurrency.md 5

  @Test("Registrations in code of no actor")
  func nonisolatedSetUp() async throws {
    let printed = await Printed.lines {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 6
    }
    #expect(try printed == promised(block: 6, of: Self.page))
  }

  @Test("What must be awaited")
  func awaited() async throws {
    let printed = await Printed.lines {
      // page Sources/DIv3/DIv3.docc/Concurrency.md 7
    }
    #expect(try printed == promised(block: 7, of: Self.page))
  }
}
