import BenchmarkModels
import DIv3Async
import Foundation

/// Tasks that are suspended, until this object goes.
final class WaitingTasks {
  static let count = 10_000

  /// Tasks that wait for a shared object, which another one of them creates.
  static let ofModern = MemoryUse(components: count) {
    WaitingTasks { gate in
      let container = DIContainer()
      container.register { () async -> SharedObject in
        await gate.pass()
        return SharedObject()
      }
      .lifetime(.perContainer(.strong))
      return { consume(await container.resolve() as SharedObject) }
    }
  }

  /// Tasks that wait for an event, without a container.
  static let byHand = MemoryUse(components: count) {
    WaitingTasks { gate in { await gate.pass() } }
  }

  private let gate = Gate()
  private let ended = DispatchGroup()

  private init(_ prepare: (Gate) -> @Sendable () async -> Void) {
    let (work, gate, ended) = (prepare(gate), gate, ended)
    let started = DispatchGroup()
    for _ in 0..<Self.count {
      started.enter()
      ended.enter()
      Task.detached {
        started.leave()
        await work()
        ended.leave()
      }
    }
    started.wait()
    // The last ones are about to wait.
    Thread.sleep(forTimeInterval: 0.2)
    withExtendedLifetime(gate) {}
  }

  deinit {
    gate.open()
    ended.wait()
  }

  /// Holds tasks back until it is opened.
  private final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [UnsafeContinuation<Void, Never>] = []
    private var isOpen = false

    func pass() async {
      await withUnsafeContinuation { continuation in
        let mayPass = lock.withLock {
          if !isOpen { waiting.append(continuation) }
          return isOpen
        }
        if mayPass { continuation.resume() }
      }
    }

    func open() {
      let all = lock.withLock {
        isOpen = true
        defer { waiting = [] }
        return waiting
      }
      for continuation in all { continuation.resume() }
    }
  }
}
