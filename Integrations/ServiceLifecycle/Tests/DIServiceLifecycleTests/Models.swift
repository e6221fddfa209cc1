import DIServiceLifecycle
import DIv3
import Foundation
import InMemoryLogging
import Logging
import ServiceLifecycle

/// What happened, in order.
final class Record: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }

  func add(_ line: String) { lock.withLock { lines.append(line) } }

  /// Waits until a number of lines were added.
  func count(_ count: Int) async {
    while all.count < count { await Task.yield() }
  }
}

/// A service that runs until a graceful shutdown or its cancellation, and records both.
protocol RecordedService: Service {
  var record: Record { get }
}

extension RecordedService {
  private var name: String { "\(Self.self)" }

  func run() async throws {
    record.add("\(name) runs")
    do {
      try await gracefulShutdown()
      record.add("\(name) shuts down")
    } catch {
      record.add("\(name) is cancelled")
      // It still works for a while, as what others await may.
      await Task { try? await Task.sleep(nanoseconds: 50_000_000) }.value
      record.add("\(name) has returned")
      throw error
    }
  }
}

final class Pool: RecordedService {
  let record: Record
  init(record: Record) { self.record = record }
}

/// It lies between services, and is none.
final class Store: Sendable {
  let pool: Pool
  init(pool: Pool) { self.pool = pool }
}

final class Worker: RecordedService {
  let record: Record
  let store: Store
  init(record: Record, store: Store) { (self.record, self.store) = (record, store) }
}

final class Server: RecordedService, @unchecked Sendable {
  let record: Record
  let worker: Lazy<Worker>
  init(record: Record, worker: Lazy<Worker>) { (self.record, self.worker) = (record, worker) }
}

struct Broken: Error, Equatable {}

/// A service that ends at once, with an error or without.
struct Brief: Service {
  let error: Broken?
  func run() async throws { if let error { throw error } }
}

/// A service that throws when all others run.
struct Failing: Service {
  let record: Record
  let others: Int
  func run() async throws {
    await record.count(others)
    throw Broken()
  }
}

/// A logger and what it logged.
struct TestLog {
  let handler = InMemoryLogHandler()

  var logger: Logger {
    var logger = Logger(label: "test") { [handler] _ in handler }
    logger.logLevel = .debug
    return logger
  }

  var texts: [String] { handler.entries.map { "\($0.message)" } }
}

/// Registers services in an order other than that of their dependencies: `Server` has a lazy `Worker`, which needs a `Pool`
/// by way of a `Store`. Everything has an end.
func makeContainer(_ record: Record) -> DIContainer {
  let container = DIContainer()
  container.register { record }.lifetime(.perContainer(.strong))
  container.register(Server.init).as(check: (any Service).self) { $0 }
    .lifetime(.perContainer(.strong)).onEnd { _ in record.add("Server ends") }
  container.register(Worker.init).as(check: (any Service).self) { $0 }
    .lifetime(.perContainer(.strong)).onEnd { _ in record.add("Worker ends") }
  container.register(Store.init).lifetime(.perContainer(.strong))
    .onEnd { _ in record.add("Store ends") }
  container.register(Pool.init).as(check: (any Service).self) { $0 }
    .lifetime(.perContainer(.strong)).onEnd { _ in record.add("Pool ends") }
  return container
}
