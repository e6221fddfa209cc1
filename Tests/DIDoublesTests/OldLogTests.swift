import DIDoubles
import DIEngine
import DIv2Compat
import DIv3
import ProcessSettings
import Testing

@Suite("Captured logs of release 2")
struct OldLogTests {
  /// Hears what the process' loggers are told of some types, whatever other tests do.
  private final class Eavesdropper: DILogger, Sendable {
    let heard = Guarded<[String]>([])
    func log(_ event: DILogEvent, msg: String) {
      if msg.contains("Ledger") { heard.locked { $0.append(msg) } }
    }
  }

  private final class Ledger {}

  private func makeBuilder(_ engine: Engine) -> DIv2Compat.DIContainerBuilder {
    let builder = DIv2Compat.DIContainerBuilder(engine: engine)
    builder.register(type: Wallet.init(bank:)).lifetime(.single)
    builder.register(type: RealBank.init).as((any Bank).self).check { $0 }
    return builder
  }

  @Test(
    "registrations, steps and errors reach the log of the engine, in parallel, and no logger",
    .processSettings)
  func own() async throws {
    let eavesdropper = Eavesdropper()
    DILoggerComposite.add(logger: eavesdropper)
    defer { DILoggerComposite.remove(logger: eavesdropper) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...20 {
        group.addTask {
          let log = CapturedLog(.verbose)
          let builder = makeBuilder(Engine().isolated(log: log))
          builder.register(type: Ledger.init)
          let container = try builder.build()
          _ = try container.resolve() as Ledger
          for _ in 0..<number {
            #expect(throws: DIError.self) { try container.resolve() as Clock }
          }
          _ = try container.resolve() as Wallet
          let texts = log.messages.map(\.text)
          #expect(texts.filter { $0.hasPrefix("Registration: ") }.count == 3)
          #expect(log.messages.filter { $0.level == .error }.count == number)
          #expect(texts.filter { $0.hasPrefix("Begin resolve 1 singletons") }.count == 1)
          #expect(texts.contains { $0.hasPrefix("Begin resolve type: Wallet") })
          #expect(texts.contains { $0.hasPrefix("Resolve object: ") && $0.contains("RealBank") })
          #expect(Set(log.messages.map(\.level)) == [.error, .info, .verbose])
        }
      }
      try await group.waitForAll()
    }
    DILoggerComposite.wait()
    #expect(eavesdropper.heard.value == [])
  }

  @Test("the level of the log decides, without steps by default")
  func level() throws {
    let (log, strict) = (CapturedLog(), CapturedLog(.error))
    for log in [log, strict] {
      let container = try makeBuilder(Engine().isolated(log: log)).build()
      #expect(throws: DIError.self) { try container.resolve() as Clock }
    }
    #expect(log.messages.map(\.level) == [.info, .info, .error])
    #expect(strict.messages.map(\.level) == [.error])
    #expect(strict.messages.first?.text.contains("Clock") == true)
  }

  @Test("the copy of an engine of an app logs to its own log, the app's engine does not")
  func copy() throws {
    let app = Engine()
    let original = try makeBuilder(app).build()
    let log = CapturedLog(.verbose)
    let copy = app.isolated(log: log)
    let container = try DIv2Compat.DIContainerBuilder(engine: copy).build()
    _ = try original.resolve() as Wallet
    #expect(log.messages == [])
    _ = try container.resolve() as Wallet
    let count = log.messages.count
    #expect(log.messages.first?.text == "Begin resolve type: Wallet")
    #expect(log.messages.last?.text == "End resolve type: Wallet")
    _ = try original.resolve() as Wallet
    #expect(log.messages.count == count)
  }

  @Test("problems of a build are errors, a declared type without a component is a warning")
  func build() throws {
    let log = CapturedLog()
    let engine = Engine().isolated(log: log)
    let wrong = DIv2Compat.DIContainerBuilder(engine: engine)
    wrong.register(type: Wallet.self)
    #expect(throws: DIError.self) { try wrong.build() }
    #expect(log.messages.filter { $0.level == .error }.count == 2)
    let declaring = DIv2Compat.DIContainerBuilder(engine: engine)
    declaring.register(protocol: (any Bank).self)
    try declaring.build()
    #expect(log.messages.filter { $0.level == .warning }.count == 1)
  }
}
