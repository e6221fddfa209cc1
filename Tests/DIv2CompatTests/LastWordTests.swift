import DIv2Compat
import Testing

@Suite("Objects that make requests in their deinit")
struct LastWordTests {
  final class Log {
    var isReady = false
    var lines: [String] = []
  }
  final class Session {
    let tape: Tape
    let close: () -> Void
    init(tape: Tape, close: @escaping () -> Void) { (self.tape, self.close) = (tape, close) }
    deinit { close() }
  }
  final class Tape { var isIn = false }
  final class Page {}
  struct Refused: Error {}

  @Test("V2-38 objects released by a failed request can create shared objects, which are injected")
  func afterFailure() throws {
    let b = DIContainerBuilder()
    b.register { Log() }.lifetime(.lazySingle).injection { $0.isReady = true }
    b.register(type: Session.self).lifetime(.lazySingle).initial { container in
      Session(tape: try container.resolve(Tape.self)) {
        guard let log = try? container.resolve(Log.self) else { return }
        log.lines.append("closed")
      }
    }
    // The injection never runs, so the request discards the session together with the tape.
    b.register { Tape() }.lifetime(.lazySingle).injection { $0.isIn = true }
    b.register(type: Page.self).lifetime(.perDependency).initial { container in
      _ = try container.resolve(Tape.self)
      _ = try container.resolve(Session.self)
      throw Refused()
    }
    let container = try b.build()
    #expect(throws: Refused.self) { try container.resolve(Page.self) }
    let log = try container.resolve(Log.self)
    #expect(log.isReady)
    #expect(log.lines == ["closed"])
  }
}
