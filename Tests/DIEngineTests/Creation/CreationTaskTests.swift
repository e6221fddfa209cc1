import DIEngine
import Testing

/// Programs that need more of the rules than the others: simpler rules violate an invariant.
@Suite("Creation: tasks beside blocked threads")
struct CreationTaskTests {
  /// Two calls borrow from one suspended task: the code of one must wait for that of the other.
  static let secondBorrower = CreationProgram(
    parts: [.needs(injects: [0])], calls: [[0], [0], [0]], kinds: [.task, .inner, .inner])

  /// A thread needs an object of a task that waits, rather than being suspended in a closure.
  static let waitingTask = CreationProgram(
    parts: [.needs(1), .needs()], calls: [[0], [1], [0]], kinds: [.task, .thread, .blocking],
    needsThreads: true)

  /// A thread needs an object of another thread, which waits for a suspended task.
  static let waitingThread = CreationProgram(
    parts: [.needs(), .needs(0)], calls: [[0], [1], [1]], kinds: [.task, .thread, .blocking],
    needsThreads: true)

  /// A thread must not borrow an object: it would wait at its end for the task that makes the object.
  static let end = CreationProgram(
    parts: [.needs(injects: [1]), .needs(0)], calls: [[0], [1]], kinds: [.task, .blocking],
    needsThreads: true)

  @Test(
    "creation 4 7: a thread does not wait for a task that may need it, directly or by way of others",
    arguments: [secondBorrower, waitingTask, waitingThread, end])
  func explores(program: CreationProgram) {
    #expect(CreationExplorer(program).report == nil)
  }

  @Test(
    "creation 4: a started task that ends outside of any request leaves the creator of its closure")
  func endsByItself() {
    var rules = CreationRules()
    let session = AsyncSession()
    let (origin, child) = (Creator(), Creator())
    rules.join(origin, session, within: nil)
    let slot = InstanceSlot(.strong)
    let record = rules.begin(slot, nil, by: origin)
    rules.join(child, session, within: (origin, record))
    #expect(origin.children.count == 1)
    rules.end(child, nil)
    #expect(origin.children.isEmpty && child.base == nil)
    rules.fail(record, Failure(.recursion, requested: Self.self, path: []))
    rules.end(origin, nil)
    child.releaseRecords()
    origin.releaseRecords()
  }
}
