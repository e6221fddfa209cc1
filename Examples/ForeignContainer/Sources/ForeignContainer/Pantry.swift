import Foundation

/// A small container for tasks: asynchronous closures by type. It keeps the task that creates a shared
/// object, so that all who ask await the same one.
final class Pantry: @unchecked Sendable {
  typealias Factory = @Sendable (Pantry) async throws -> any Sendable

  enum Mistake: Error {
    case unknown(Any.Type)
  }

  private let lock = NSLock()
  private var factories: [ObjectIdentifier: (isKept: Bool, make: Factory)] = [:]
  private var tasks: [ObjectIdentifier: Task<any Sendable, any Error>] = [:]

  /// Registers a closure. A later registration of the same type replaces an earlier one.
  func put(_ type: any Sendable.Type, isKept: Bool, make: @escaping Factory) {
    lock.withLock { factories[ObjectIdentifier(type)] = (isKept, make) }
  }

  func take<Object: Sendable>(_: Object.Type) async throws -> any Sendable {
    let id = ObjectIdentifier(Object.self)
    guard let factory = lock.withLock({ factories[id] }) else {
      throw Mistake.unknown(Object.self)
    }
    guard factory.isKept else { return try await factory.make(self) }
    let task = lock.withLock {
      let task = tasks[id] ?? Task { try await factory.make(self) }
      tasks[id] = task
      return task
    }
    return try await task.value
  }
}
