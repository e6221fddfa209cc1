import Foundation

/// Lets one task pass at a time, in order of arrival.
final class Turnstile: @unchecked Sendable {
  private let blocksThreads: Bool
  private let condition = NSCondition()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a turnstile.
  ///
  /// - Parameter blocksThreads: Whether it blocks the threads of tasks that wait, for a few seconds at
  ///   most: a flaw.
  init(blocksThreads: Bool = false) {
    self.blocksThreads = blocksThreads
  }

  func enter() async {
    if blocksThreads { return blockThread() }
    await withCheckedContinuation { continuation in
      let isFree = condition.withLock {
        if isTaken { waiting.append(continuation) }
        defer { isTaken = true }
        return !isTaken
      }
      if isFree { continuation.resume() }
    }
  }

  func leave() {
    let next = condition.withLock {
      let next = waiting.isEmpty ? nil : waiting.removeFirst()
      if next == nil { isTaken = false }
      condition.signal()
      return next
    }
    next?.resume()
  }

  private func blockThread() {
    let limit = Date(timeIntervalSinceNow: 4)
    condition.withLock {
      while isTaken {
        if !condition.wait(until: limit) { break }
      }
      isTaken = true
    }
  }
}

/// The object that a resolution shares, for those that need it before it exists.
final class ToyCreation: @unchecked Sendable {
  private let lock = NSLock()
  private var result: Result<any Sendable, any Error>?
  private var waiting: [CheckedContinuation<any Sendable, any Error>] = []

  var isPending: Bool { lock.withLock { result == nil } }

  var object: (any Sendable)? { lock.withLock { try? result?.get() } }

  func value() async throws -> any Sendable {
    try await withCheckedThrowingContinuation { continuation in
      let known = lock.withLock {
        if result == nil { waiting.append(continuation) }
        return result
      }
      if let known { continuation.resume(with: known) }
    }
  }

  func end(_ result: Result<any Sendable, any Error>) {
    let waiting = lock.withLock {
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for continuation in waiting { continuation.resume(with: result) }
  }
}

/// State of one outermost request.
final class ToyResolution: @unchecked Sendable {
  enum Claim {
    /// The caller has to create the object.
    case mine(ToyCreation)
    /// Somebody creates the object, or has created it.
    case theirs(ToyCreation)
  }

  /// Only for the flaw `branchesOneByOne`.
  let turnstile = Turnstile()

  private let lock = NSLock()
  private var creations: [Int: ToyCreation] = [:]
  private var late: [@Sendable () async throws -> Void] = []
  private var held: [Int: Turnstile] = [:]

  var objects: [(Int, any Sendable)] {
    lock.withLock { creations }.compactMap { index, creation in
      creation.object.map { (index, $0) }
    }
  }

  func claim(_ index: Int) -> Claim {
    lock.withLock {
      if let creation = creations[index] { return .theirs(creation) }
      let creation = ToyCreation()
      creations[index] = creation
      return .mine(creation)
    }
  }

  func withdraw(_ index: Int) {
    lock.withLock { creations[index] = nil }
  }

  func addLate(_ work: @escaping @Sendable () async throws -> Void) {
    lock.withLock { late.append(work) }
  }

  func nextLate() -> (@Sendable () async throws -> Void)? {
    lock.withLock { late.isEmpty ? nil : late.removeFirst() }
  }

  /// Returns whether the resolution doesn't hold the turnstile yet, and remembers it.
  func hold(_ turnstile: Turnstile, _ index: Int) -> Bool {
    lock.withLock { held.updateValue(turnstile, forKey: index) == nil }
  }

  func releaseHeld() {
    for turnstile in lock.withLock({ held.values }) { turnstile.leave() }
  }
}

/// A weak reference. Nothing changes it but the end of its object.
final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// Returns a closure of the main actor as one that runs on any thread: a flaw.
func withoutActor(
  _ closure: @escaping @MainActor @Sendable ([any Sendable]) throws -> any Sendable
) -> ([any Sendable]) throws -> any Sendable {
  unsafeBitCast(closure, to: (@Sendable ([any Sendable]) throws -> any Sendable).self)
}

/// Runs a closure on the main thread, and blocks the thread meanwhile, for a few seconds at most: a
/// flaw.
func blockingOnMain(
  _ closure: @escaping @MainActor @Sendable () throws -> any Sendable
) throws -> any Sendable {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result: Result<any Sendable, any Error>?
  DispatchQueue.main.async {
    result = Result { try MainActor.assumeIsolated { try closure() } }
    done.signal()
  }
  guard done.wait(timeout: .now() + 60) == .success, let result else {
    throw CancellationError()
  }
  return try result.get()
}
