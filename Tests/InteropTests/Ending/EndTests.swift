import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3
import DIv3Async
import Foundation
import Testing

// Requests of synchronous code: asynchronous tests would make asynchronous ones.

func get<T>(_ container: DIv3.DIContainer, name: String? = nil) -> T {
  if let name { return container.resolve(name: name) }
  return container.resolve()
}

func gotMany<T>(_ container: DIv3.DIContainer) throws -> [T] { try container.resolvedMany() }

func got<T>(_ container: DIv3.DIContainer) throws -> T { try container.resolved() }

/// Names in the order in which they were added.
final class EndLog: Sendable {
  private let names = Guarded<[String]>([])
  var all: [String] { names.value }
  func add(_ name: String) { names.locked { $0.append(name) } }
  func place(_ name: String) -> Int { all.firstIndex(of: name) ?? -1 }
}

// A sanitizer beside other work may let a task wait minutes for a processor.
@Suite("Ends of containers", .timeLimit(.minutes(15)))
struct EndTests {
  class Part: @unchecked Sendable {
    var parts: [Any] = []
    init(_ parts: Any...) { self.parts = parts }
  }
  final class A: Part, @unchecked Sendable {}
  final class B: Part, @unchecked Sendable {}
  final class C: Part, @unchecked Sendable {}
  final class D: Part, @unchecked Sendable {}
  struct Broken: Error, Equatable {}

  let log = EndLog()
  let container = DIv3.DIContainer()

  /// Registers a shared component whose end is logged.
  @discardableResult
  func add<T: Part>(
    _ name: String, line: Int = #line, _ make: @escaping (DIv3.DIContainer) -> T
  ) -> DIv3.DIComponentBuilder<T> {
    container.register(line: line, make).lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add(name) }
  }

  @Test("each object ends once, before those that it received")
  func order() async throws {
    add("A") { A($0.resolve() as B, $0.resolve() as C) }
    add("B") { B($0.resolve() as D) }
    add("C") { C($0.resolve() as D) }
    add("D") { _ in D() }
    _ = get(container) as D
    _ = get(container) as A
    try await container.end()
    #expect(log.all.count == 4 && log.place("A") == 0 && log.place("D") == 3)
    try await container.end()
    #expect(log.all.count == 4)
  }

  @Test(
    "what lies between is followed: transient objects, those of the graph, and shared ones without an end"
  )
  func between() async throws {
    container.register { B($0 as C) }
    container.register { C($0 as D) }.lifetime(.objectGraph).injection { $0.parts.append($1 as A2) }
    container.register(A2.init).lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("A2") }
    add("D") { _ in D() }
    container.register { A($0 as B, $1 as C) }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("A") }
    _ = get(container) as D
    _ = get(container) as A2
    _ = get(container) as A
    try await container.end()
    #expect(log.place("A") == 0 && log.all.count == 3)
  }
  final class A2: Part, @unchecked Sendable { convenience init() { self.init([Any]()) } }

  @Test("a lazy that is used long after both were made counts, and so does a provider")
  func delayed() async throws {
    container.register { Holder($0, $1) }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("Holder") }
    add("B") { _ in B() }
    add("C") { _ in C() }
    container.register { D($0 as C) }
    let holder: Holder = get(container)
    _ = get(container) as B
    _ = get(container) as C
    _ = holder.lazy.value
    _ = holder.provider.value
    try await container.end()
    #expect(log.place("Holder") == 0 && log.all.count == 3)
  }

  final class Holder: @unchecked Sendable {
    let lazy: Lazy<B>
    let provider: Provider<D>
    init(_ lazy: Lazy<B>, _ provider: Provider<D>) {
      self.lazy = lazy
      self.provider = provider
    }
  }

  @Test("an unused lazy is none: its value isn't made for the end")
  func unused() async throws {
    container.register { Holder($0, $1) }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("Holder") }
    add("B") { _ in B() }
    container.register { D() }
    _ = get(container) as Holder
    try await container.end()
    #expect(log.all == ["Holder"])
  }

  @Test("objects of a cycle end one after another, the one first that was finished last")
  func cycle() async throws {
    container.register { A() }.lifetime(.perContainer(.strong))
      .injection(cycle: true) { $0.parts.append($1 as B) }
      .onEnd { [log] _ in log.add("A") }
    container.register { B($0 as A) }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("B") }
    add("D") { D($0.resolve() as B) }
    add("C") { _ in C() }
    _ = get(container) as C
    _ = get(container) as D
    try await container.end()
    #expect(log.all.filter { $0 != "C" } == ["D", "A", "B"] && log.all.count == 4)
  }

  @Test("independent objects end at the same time")
  func parallel() async throws {
    let running = Guarded(0)
    for line in 1...4 {
      container.register(line: line) { C() }.as(C.self, name: "\(line)")
        .lifetime(.perContainer(.strong))
        .onEnd { _ in
          running.locked { $0 += 1 }
          while running.value < 4 { await Task.yield() }
        }
      _ = get(container, name: "\(line)") as C
    }
    try await container.end()
    #expect(running.value == 4)
  }

  @Test("errors and time-outs are collected, with the path; the others end")
  func failures() async throws {
    container.register(line: 1) { A($0 as B, $1 as C) }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("A") }
    container.register(line: 2) { B($0 as D) }.lifetime(.perContainer(.strong))
      .onEnd { _ in throw Broken() }
    container.register(line: 3) { C($0 as D) }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in
        do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch { log.add("cancelled") }
      }
    container.register(line: 4) { D() }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("D") }
    _ = get(container) as A
    do {
      try await container.end(timeout: .seconds(2))
      Issue.record("nothing was thrown")
    } catch let failure as EndFailure {
      // On a busy machine the first may throw after the time limit of the other.
      let items = failure.items.sorted { $0.line < $1.line }
      #expect(items.map(\.line) == [2, 3])
      #expect(items.first?.error as? Broken == Broken())
      #expect(items.last?.error is EndFailure.TookTooLong)
      #expect(
        failure.description.split(separator: "\n").sorted() == [
          "  B (EndTests.swift:2), used by A (EndTests.swift:1): Broken()",
          "  C (EndTests.swift:3), used by A (EndTests.swift:1): it took longer than 2.0 s (DIF029)",
          "2 objects didn't end as they should:",
        ])
    }
    #expect(log.place("A") == 0 && log.all.contains("D"))
    // A second call tells the same.
    await #expect(throws: EndFailure.self) { try await container.end() }
  }

  @Test("cancelling the task that ends skips nobody")
  func cancelled() async throws {
    add("A") { A($0.resolve() as B) }
    add("B") { _ in B() }
    _ = get(container) as A
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await container.end()
    }
    task.cancel()
    try await task.value
    #expect(log.all == ["A", "B"])
  }

  @Test("a request after the end fails: its own failure, in all generations")
  func late() async throws {
    let engine = Engine()
    let modern = DIv3.DIContainer(engine: engine)
    modern.register { C() }
    modern.register { B() }.lifetime(.perContainer(.strong)).onEnd { _ in }
    modern.register { Holder($0, $1) }
    modern.register { D() }
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { A() }
    let scope = try first.build()
    let second = try DIv2Compat.DIContainerBuilder(engine: engine).build()
    let holder: Holder = get(modern)
    let b: B = get(modern)
    let lazy: AsyncLazy<D> = await modern.resolve()
    #expect(b === (try got(modern) as B))
    try await engine.end()
    func isEnded(_ body: () async throws -> Any) async -> Bool {
      do {
        _ = try await body()
        return false
      } catch {
        return "\(error)".contains("has ended")
      }
    }
    #expect(await isEnded { try modern.resolved() as B })
    #expect(await isEnded { try modern.resolved() as C })
    #expect(await isEnded { try modern.resolved() as C? as Any })
    #expect(await isEnded { try gotMany(modern) as [C] })
    #expect(await isEnded { try await modern.resolved() as C })
    #expect(await isEnded { try holder.lazy.get() })
    #expect(await isEnded { try holder.provider.get() })
    #expect(await isEnded { try await lazy.get() })
    #expect(await isEnded { try scope.resolve(A.self) })
    #expect(await isEnded { try second.resolve(A.self) })
  }

  @Test("resolve() after the end traps")
  func trap() async {
    await #expect(processExitsWith: .failure) {
      let container = DIv3.DIContainer()
      container.register { C() }
      try await container.end()
      _ = get(container) as C
    }
  }

  @Test("what is being made when the end begins is awaited, and ends")
  func making() async throws {
    let (begun, goesOn) = (Guarded(false), Guarded(false))
    container.register { () async -> A in
      begun.value = true
      while !goesOn.value { await Task.yield() }
      return A()
    }.lifetime(.perContainer(.strong)).onEnd { [log] _ in log.add("A") }
    let maker = Task { try await container.resolved() as A }
    while !begun.value { await Task.yield() }
    let ender = Task { try await container.end() }
    while (try? got(container) as Int?) != nil { await Task.yield() }
    #expect(log.all.isEmpty)
    goesOn.value = true
    _ = try await maker.value
    try await ender.value
    #expect(log.all == ["A"])
  }

  @Test("what is being made when the time is over is given up, and ends as soon as it exists")
  func givenUp() async throws {
    let (begun, goesOn) = (Guarded(false), Guarded(false))
    container.register { () async -> A in
      begun.value = true
      while !goesOn.value { await Task.yield() }
      return A()
    }.lifetime(.perContainer(.strong)).onEnd { [log] _ in log.add("A") }
    let maker = Task { try await container.resolved() as A }
    while !begun.value { await Task.yield() }
    try await container.end(timeout: .seconds(0.05))
    #expect(log.all.isEmpty)
    goesOn.value = true
    _ = try await maker.value
    while log.all.isEmpty { await Task.yield() }
    #expect(log.all == ["A"])
  }

  @Test("a factory can't wait for the end of its own container")
  func within() async throws {
    let other = DIv3.DIContainer()
    other.register { B() }.lifetime(.perContainer(.strong)).onEnd { [log] _ in log.add("B") }
    _ = get(other) as B
    container.register(throwing: { [container] () async throws -> A in
      try await other.end()
      try await container.end()
      return A()
    }).lifetime(.perContainer(.strong)).onEnd { _ in }
    do {
      _ = try await container.resolved() as A
      Issue.record("nothing was thrown")
    } catch {
      let failure = (error as? DIFailure)?.underlyingError as? EndFailure
      #expect(failure?.items.first?.error is EndFailure.WithinMaking)
    }
    #expect(log.all == ["B"])
  }

  @Test("many enders at once end each object once")
  func enders() async throws {
    for line in 1...200 {
      container.register(line: line) { C() }.as(C.self, name: "\(line)")
        .lifetime(.perContainer(.strong)).onEnd { [log] _ in log.add("\(line)") }
      _ = get(container, name: "\(line)") as C
    }
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        group.addTask { [container, log] in
          if index % 2 == 0 {
            try? await container.end()
          } else {
            try? await container.engine.end()
          }
          #expect(log.all.count == 200)
        }
      }
    }
    #expect(log.all.count == 200 && Set(log.all).count == 200)
  }

  @MainActor
  final class Screen {
    var isClosed = false
    func close() { isClosed = true }
  }

  @Test("an end runs on its own actor")
  func actors() async throws {
    container.register { @MainActor in Screen() }.lifetime(.perContainer(.strong))
      .onEnd { @MainActor in $0.close() }
    let screen = await MainActor.run { container.resolve() as Screen }
    try await container.end()
    #expect(await screen.isClosed)
  }

  @Test("ten thousand objects in a chain end in order, whatever the stack")
  func long() async throws {
    let engine = Engine()
    let modern = DIv3.DIContainer(engine: engine)
    let count = 10_000
    let ended = Guarded(0)
    for index in 0..<count {
      modern.register(line: index + 1) { (container: DIv3.DIContainer) -> C in
        index == 0 ? C() : C(index)
      }
      .as(C.self, name: "\(index)").lifetime(.perContainer(.strong))
      .injection(name: index == 0 ? "none" : "\(index - 1)") { (c: C, other: C?) in
        c.parts.append(other as Any)
      }
      .onEnd { _ in
        ended.locked {
          #expect($0 == count - 1 - index)
          $0 += 1
        }
      }
    }
    for index in 0..<count { _ = get(modern, name: "\(index)") as C }
    try await modern.end()
    #expect(ended.value == count)
  }
}
