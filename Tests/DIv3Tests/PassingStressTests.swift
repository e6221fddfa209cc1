import DIv3
import Foundation
import TestSupport
import Testing

/// Containers that many threads create and release concurrently while their parent changes. Also runs
/// under the thread sanitizer. `DI_STRESS_SECONDS` sets the duration.
@Suite("Containers with short lives: stress")
struct PassingStressTests {
  static let seconds =
    ProcessInfo.processInfo.environment["DI_STRESS_SECONDS"].flatMap(Double.init) ?? 1

  final class Context: Counted {
    let number: Int
    init(_ living: Counter, _ number: Int) {
      self.number = number
      super.init(living)
    }
  }
  final class Session: Counted {
    let context: Context
    init(_ living: Counter, _ context: Context) {
      self.context = context
      super.init(living)
    }
  }
  final class Settings: Counted {}
  final class Handler: Counted {
    let session: Session
    let again: Session
    let settings: Settings
    let extras: [Extra]
    init(
      _ living: Counter, _ session: Session, _ again: Session, _ settings: Settings,
      _ extras: [Extra]
    ) {
      (self.session, self.again, self.settings, self.extras) = (session, again, settings, extras)
      super.init(living)
    }
    func isOf(_ number: Int) -> Bool { session === again && session.context.number == number }
  }
  final class Extra: Counted {}
  /// Makes a request on the app when it is released, if the app still exists.
  final class Farewell: Counted {
    private let app: () -> DIContainer?
    init(_ living: Counter, _ app: @escaping () -> DIContainer?) {
      self.app = app
      super.init(living)
    }
    deinit { _ = app()?.resolve() as Settings? }
  }
  /// A container that threads exchange.
  final class Place: @unchecked Sendable {
    private let lock = NSLock()
    private var held: (DIContainer, Handler)?
    func swap(_ new: (DIContainer, Handler)?) {
      // The former container is released here, on any thread.
      let former = lock.withLock { () -> (DIContainer, Handler)? in
        defer { held = new }
        return held
      }
      withExtendedLifetime(former) {}
    }
  }

  private static func app(_ living: Counter) -> DIContainer {
    let app = DIContainer()
    app.register { Settings(living) }.lifetime(.perContainer(.strong))
    app.register { Context(living, 0) }.lifetime(.perContainer(.strong))
    app.register { Session(living, $0) }.lifetime(.perContainer(.strong))
    app.register { Handler(living, $0, $1, $2, many($3)) }
    app.register { Extra(living) }
    return app
  }

  private static func request(_ app: DIContainer, _ living: Counter, _ number: Int) -> DIContainer {
    let request = DIContainer(parent: app)
    request.register { Context(living, number) }.lifetime(.perContainer(.strong))
    return request
  }

  private static func settle(_ living: Counter) -> Int {
    // Threads release their references shortly after they are joined.
    for _ in 0..<1_000 where living.value > 0 { Thread.sleep(forTimeInterval: 0.01) }
    return living.value
  }

  @Test("10,000 requests in flight on 64 threads, while their parent gets more components")
  func inFlight() {
    let living = Counter()
    let wrong = Counter()
    let threads = 64
    do {
      let app = Self.app(living)
      onThreads(threads) { thread in
        var flying: [(container: DIContainer, handler: Handler)] = []
        for index in 0..<157 {
          if thread == 0, index % 8 == 0 {
            app.register(file: "extra", line: index) { Extra(living) }
          }
          let number = thread * 1_000 + index
          let request = Self.request(app, living, number)
          let handler: Handler = request.resolve()
          if !handler.isOf(number) { wrong.add() }
          flying.append((request, handler))
        }
        // Each still has its own objects after all have been created.
        for (index, each) in flying.enumerated() {
          let again: Session = each.container.resolve()
          if again !== each.handler.session || !each.handler.isOf(thread * 1_000 + index) {
            wrong.add()
          }
        }
      }
    }
    #expect(wrong.value == 0)
    #expect(Self.settle(living) == 0)
  }

  @Test("children, temporary containers, clean(), changes, and requests at release")
  func mixed() {
    let living = Counter()
    let wrong = Counter()
    let rounds = Counter()
    let end = Date(timeIntervalSinceNow: Self.seconds)
    repeat {
      let app = Self.app(living)
      nonisolated(unsafe) let changing = [1, 2].map {
        app.register(file: "changing", line: $0) { Farewell(living) { nil } }
      }
      let place = Place()
      onThreads(8) { [weak app] thread in
        for round in 0..<60 {
          guard let app else { return }
          let number = thread * 1_000 + round
          switch (thread + round) % 6 {
          case 0:
            let request = Self.request(app, living, number)
            let handler: Handler = request.resolve()
            if !handler.isOf(number) { wrong.add() }
            // Another thread releases it.
            place.swap((request, handler))
          case 1:
            // A container that is released inside a factory, with an object that then makes a request
            // on the app.
            let request = Self.request(app, living, number)
            request.register { [weak app] () -> Extra in
              let temporary = DIContainer(parent: app)
              let farewell = Farewell(living) { app }
              temporary.register { withExtendedLifetime(farewell) { Extra(living) } }
                .lifetime(.perContainer(.strong))
              return temporary.resolve()
            }
            if (request.resolve() as Handler).extras.count < 2 { wrong.add() }
          case 2:
            app.clean()
          case 3:
            // A component that other threads resolve changes its lifetime and its post-init.
            let farewell = Farewell(living) { [weak app] in app }
            changing[thread % 2]
              .lifetime(round % 2 == 0 ? .perContainer(.weak) : .objectGraph)
              .postInit { _ in withExtendedLifetime(farewell) {} }
            _ = app.resolveMany() as [Farewell]
          case 4:
            let request = DIContainer(engine: app.engine)
            let session: Session = request.resolve()
            if session !== (request.resolve() as Session) { wrong.add() }
          default:
            let settings: Settings = app.resolve()
            withExtendedLifetime(settings) {}
          }
        }
      }
      place.swap(nil)
      rounds.add()
    } while Date() < end
    #expect(wrong.value == 0)
    #expect(rounds.value > 0)
    #expect(Self.settle(living) == 0)
  }
}
