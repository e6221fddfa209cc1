import DIv2Compat
import Foundation
import TestSupport
import Testing

extension LogTests {
  @Suite("Loggers and events")
  struct LoggerTests {
    let b = DIContainerBuilder()

    /// Blocks the queue until it is released.
    private final class Brake: DILogger, @unchecked Sendable {
      private let isReached = DispatchSemaphore(value: 0)
      private let mayGo = DispatchSemaphore(value: 0)

      func log(_ event: DILogEvent, msg: String) {
        guard msg.contains("\(LoggedAxe.self)"), case .registration = event else { return }
        isReached.signal()
        mayGo.wait()
      }

      /// Logs an event that takes as long as the body.
      func whileBusy(_ b: DIContainerBuilder, _ body: () throws -> Void) rethrows {
        DILoggerComposite.add(logger: self)
        b.register { LoggedAxe() }
        DILoggerComposite.remove(logger: self)
        isReached.wait()
        try body()
        mayGo.signal()
      }
    }

    @Test("V2-71 a logger is added only once")
    func addAndRemove() {
      let (first, second) = (LogRecorder(), LogRecorder())
      #expect(!DILoggerComposite.remove(logger: first))
      #expect(DILoggerComposite.add(logger: first))
      #expect(!DILoggerComposite.instance.add(logger: first))
      #expect(DILoggerComposite.instance.add(logger: second))
      #expect(DILoggerComposite.instance.remove(logger: first))
      #expect(!DILoggerComposite.remove(logger: first))
      #expect(DILoggerComposite.remove(logger: second))
      #expect(DILoggerComposite.add(logger: first))
      #expect(DILoggerComposite.remove(logger: first))
      DILoggerComposite.instance.wait()
    }

    @Test("V2-71 loggers are retained")
    func held() {
      weak var logger: LogRecorder?
      do {
        let new = LogRecorder([LoggedSaw.self])
        logger = new
        DILoggerComposite.add(logger: new)
      }
      #expect(logger != nil)
      if let held = logger { DILoggerComposite.remove(logger: held) }
      DILoggerComposite.wait()
      #expect(logger == nil)
    }

    @Test("V2-71 an event goes to the loggers present at its time")
    func receivers() throws {
      let (early, late) = (LogRecorder([LoggedSaw.self]), LogRecorder([LoggedSaw.self]))
      try Brake().whileBusy(b) {
        DILoggerComposite.add(logger: early)
        b.register { LoggedSaw() }
        DILoggerComposite.add(logger: late)
        DILoggerComposite.remove(logger: early)
        _ = try b.build().resolve(LoggedSaw.self)
        DILoggerComposite.remove(logger: late)
      }
      #expect(early.takeEvents() == ["registration"])
      #expect(
        late.takeEvents() == [
          "resolving(begin)", "found(LoggedSaw)", "resolve(new)", "cached", "resolving(end)",
        ])
    }

    @Test("V2-71 existing containers and later ones")
    func engines() throws {
      b.register { LoggedSaw() }.lifetime(.perDependency)
      let early = try b.build()
      _ = try early.resolve(LoggedSaw.self)
      try recording(LoggedSaw.self) { log in
        let late = try b.build()
        for c in [early, late, early.newLifeTimeScope()] {
          _ = try c.resolve(LoggedSaw.self)
          #expect(
            log.takeEvents() == [
              "resolving(begin)", "found(LoggedSaw)", "resolve(new)", "resolving(end)",
            ])
        }
      }
    }

    @Test("V2-71 loggers are called on one other thread, in order; wait waits for all events")
    func queue() throws {
      final class Slow: DILogger, @unchecked Sendable {
        let caller = pthread_self()
        let lock = NSLock()
        var told: [String] = []
        var isCallersThread = false
        var inside = 0
        var overlaps = false

        func log(_ event: DILogEvent, msg: String) {
          guard msg.contains("\(LoggedSaw.self)") else { return }
          lock.withLock {
            inside += 1
            if inside > 1 { overlaps = true }
          }
          if pthread_equal(caller, pthread_self()) != 0 { isCallersThread = true }
          told.append(msg)
          lock.withLock { inside -= 1 }
        }
      }
      for index in 0..<100 { b.register(line: index) { LoggedSaw() }.set(name: "\(index)") }
      let c = try b.build()
      let slow = Slow()
      DILoggerComposite.add(logger: slow)
      for index in 0..<100 { _ = try c.resolve(LoggedSaw.self, name: "\(index)") }
      DILoggerComposite.remove(logger: slow)
      DILoggerComposite.wait()
      #expect(!slow.isCallersThread)
      #expect(!slow.overlaps)
      #expect(
        slow.told.filter { $0.hasPrefix("Begin") }
          == (0..<100).map { "Begin resolve type: LoggedSaw with name: \($0)" })
    }

    @Test("V2-71 V2-76 events of several threads: each thread's in order")
    func threads() throws {
      final class Pair: @unchecked Sendable {
        let c: DIContainer
        init(_ c: DIContainer) { self.c = c }
      }
      b.register { LoggedSaw() }.lifetime(.perDependency)
      let c = Pair(try b.build())
      recording(LoggedSaw.self) { log in
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          for _ in 0..<50 { _ = try? c.c.resolve(LoggedSaw.self) }
        }
        let events = log.takeEvents()
        #expect(events.count == 800)
        for word in ["resolving(begin)", "found(LoggedSaw)", "resolve(new)", "resolving(end)"] {
          #expect(events.filter { $0 == word }.count == 200)
        }
      }
    }

    @Test("V2-71 the case alone determines equality of events")
    func equality() {
      let info = DITypeInfo(type: Int.self, file: "", line: 1)
      let events: [DILogEvent] = [
        .registration, .createSingle(.begin), .resolving(.begin), .found(typeInfo: info),
        .resolve(.new), .cached, .injection(.end), .warning(.implNotFound(for: info)),
        .error(.typeNotFound(type: Int.self)),
      ]
      for (i, left) in events.enumerated() {
        for (j, right) in events.enumerated() { #expect((left == right) == (i == j)) }
      }
      #expect(DILogEvent.resolving(.begin) == .resolving(.end))
      #expect(DILogEvent.resolve(.new) == .resolve(.use))
      #expect(
        DILogEvent.error(.typeNotFound(type: Int.self)) == .error(.build(errors: [])))
    }

    @Test("V2-71 without a logger, no object is described")
    func silence() async {
      final class Shy: CustomStringConvertible {
        static let asked = Counter()
        var description: String {
          Self.asked.add()
          return "shy"
        }
      }
      await #expect(processExitsWith: .success) {
        let b = DIContainerBuilder()
        b.register { Shy() }.lifetime(.perDependency)
        let c = try b.build()
        _ = try c.resolve(Shy.self)
        #expect(Shy.asked.value == 0)
        let recorder = LogRecorder()
        DILoggerComposite.add(logger: recorder)
        _ = try c.resolve(Shy.self)
        #expect(Shy.asked.value == 1)
        DILoggerComposite.remove(logger: recorder)
        _ = try c.resolve(Shy.self)
        #expect(Shy.asked.value == 1)
      }
    }
  }
}
