import DIv3
import Foundation
import TestSupport
import Testing

/// A context in which code registers components.
struct RegistrationContext: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let register: @Sendable (DIContainer) async -> Void

  static let all = [
    Self(testDescription: "a function of no actor") { Functions.plain($0) },
    Self(testDescription: "a function of the main actor") { await Functions.ofMainActor($0) },
    Self(testDescription: "an asynchronous function") { await Functions.asynchronous($0) },
    Self(testDescription: "a function of a global actor") { await Functions.ofGlobalActor($0) },
    Self(testDescription: "a function of an actor") { await Registrar().register(in: $0) },
    Self(testDescription: "a task of the main actor") { await Functions.asynchronousWithTask($0) },
  ]
}

@Suite("Main-actor code runs on the main actor, regardless of the registering context")
struct MainActorContextTests {
  /// Makes a request on a thread of its own.
  private func elsewhere<Result: Sendable>(
    _ c: DIContainer, _ request: @escaping @Sendable (DIContainer) -> Result
  ) async -> Result {
    await onOtherThread { request(c) }
  }

  @Test(
    "V3-99 V3-103 objects created by requests from another thread",
    arguments: RegistrationContext.all)
  func all(context: RegistrationContext) async {
    let c = DIContainer()
    await context.register(c)
    let gauges: [Gauge] = await elsewhere(c) { $0.resolveMany() }
    #expect(gauges.count == 14)
    for gauge in gauges { #expect(gauge.isMadeOnMain, "\(type(of: gauge))") }
    let injected: InjectedGauge = await elsewhere(c) { $0.resolve() }
    #expect(await injected.injectedOnMain == Array(repeating: true, count: 6))
    // A nonisolated object is created on the requesting thread, even if it was registered on the main
    // actor.
    let screws: [Screw] = await elsewhere(c) { $0.resolveMany() }
    #expect(screws.map(\.isMadeOnMain) == [false, false])
  }

  /// The registrations can't share one function: the test is whether the compiler accepts them in
  /// each context.
  @Test("V3-103 all contexts contain the same registrations")
  func sameRegistrations() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("MainActorFunctions.swift")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let registrations = lines.split { !$0.hasPrefix("c.register") && !$0.hasPrefix(".") }
      .filter { $0.count > 1 }
    #expect(registrations.count == RegistrationContext.all.count)
    #expect(Set(registrations.map(Array.init)).count == 1)
    #expect(registrations.first?.count == 22)
  }

  /// Such a factory can't be distinguished from one of a nonisolated object.
  @Test("an unmarked closure of main-actor code runs on the requesting thread")
  @MainActor
  func unmarkedClosure() async {
    let c = DIContainer()
    c.register(Screw.init)
    c.register { Gauge1($0) }
    #expect((c.resolve() as Gauge1).isMadeOnMain)
    #expect(await !(elsewhere(c) { $0.resolve() } as Gauge1).isMadeOnMain)
  }
}
