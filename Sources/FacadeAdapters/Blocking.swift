internal import Foundation

/// Runs an asynchronous function in a task of its own, and blocks the thread until it has ended.
func blocking(_ work: @escaping @Sendable () async throws -> Void) throws {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result: Result<Void, any Error>?
  Task {
    do {
      try await work()
      result = .success(())
    } catch {
      result = .failure(error)
    }
    done.signal()
  }
  done.wait()
  try result!.get()
}
