import BenchmarkModels

/// The least that a container can do for the chain of `HandWrittenAsync`: it stores ten closures whose isolation it
/// doesn't know, and calls each with a task-local value, by which requests of the closure would find their place.
///
/// No dependency is looked up, and no object is kept.
enum StoredAsyncClosures {
  static let factories = Work(asynchronous: "limit.async.closures") {
    let bodies = [
      stored { () async -> Chain0 in Chain0() },
      stored { (next: Chain0) async -> Chain1 in Chain1(next: next) },
      stored { (next: Chain1) async -> Chain2 in Chain2(next: next) },
      stored { (next: Chain2) async -> Chain3 in Chain3(next: next) },
      stored { (next: Chain3) async -> Chain4 in Chain4(next: next) },
      stored { (next: Chain4) async -> Chain5 in Chain5(next: next) },
      stored { (next: Chain5) async -> Chain6 in Chain6(next: next) },
      stored { (next: Chain6) async -> Chain7 in Chain7(next: next) },
      stored { (next: Chain7) async -> Chain8 in Chain8(next: next) },
      stored { (next: Chain8) async -> Chain9 in Chain9(next: next) },
    ]
    return { count in
      for _ in 0..<count { consume(await made(by: bodies)) }
    }
  }

  /// Makes an object of the one in memory, and puts it in its place.
  private typealias Body =
    @Sendable (isolated (any Actor)?, UnsafeMutablePointer<AnyObject?>) async -> Void

  private final class Position: Sendable {
    @TaskLocal static var current: Position?
  }

  @inline(never)
  private static func made(
    by bodies: [Body], isolation: isolated (any Actor)? = #isolation
  ) async -> AnyObject {
    let memory = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
    memory.initialize(to: nil)
    defer { memory.deallocate() }
    let position = Position()
    for body in bodies {
      await Position.$current.withValue(position) { await body(isolation, memory) }
    }
    return memory.move().unsafelyUnwrapped
  }

  @inline(never)
  private static func stored<Made: AnyObject & Sendable>(
    _ closure: @escaping @isolated(any) @Sendable () async -> Made
  ) -> Body {
    { _, memory in memory.pointee = await closure() }
  }

  @inline(never)
  private static func stored<Next: AnyObject & Sendable, Made: AnyObject & Sendable>(
    _ closure: @escaping @isolated(any) @Sendable (Next) async -> Made
  ) -> Body {
    { _, memory in
      let next = unsafeDowncast(memory.pointee.unsafelyUnwrapped, to: Next.self)
      memory.pointee = await closure(next)
    }
  }
}
