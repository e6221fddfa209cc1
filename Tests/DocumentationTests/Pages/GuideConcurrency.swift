import DITranquillity
import Testing

@MainActor
// Serialized: some of its requests block a thread of the tasks' pool until the main thread has made an object.
@Suite("The guide: Concurrency", .serialized)
struct ConcurrencyArticle {
  // page Sources/DIv3/DIv3.docc/Concurrency.md 1

  // test Sources/DIv3/DIv3.docc/Concurrency.md 2 What is guaranteed
  // test Sources/DIv3/DIv3.docc/Concurrency.md 3 Objects that tasks share
  // test Sources/DIv3/DIv3.docc/Concurrency.md 4 The main actor

  // page Sources/DIv3/DIv3.docc/Concurrency.md 5

  // test Sources/DIv3/DIv3.docc/Concurrency.md 6 Registrations in code of no actor
  // test Sources/DIv3/DIv3.docc/Concurrency.md 7 What must be awaited
}
