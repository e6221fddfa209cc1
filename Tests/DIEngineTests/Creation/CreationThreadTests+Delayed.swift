import DIEngine
import Foundation
import TestSupport
import Testing

/// Deferred requests, and requests that user code keeps.
extension CreationThreadTests {
  /// A kept request creates B. The initializer of A resolves that request, and B receives A by
  /// injection.
  private final class Delayed: @unchecked Sendable {
    let c = RawContainer(.immediate)
    let stage = Stage()
    let made = Counter()
    let kept = KeptRequest()

    init() {
      c.closure(.immediate, kept: Lifetime(.engine), line: 0) { [unowned self] c -> Vertex0 in
        try stage.pass("A.init")
        let a = Vertex0(0)
        a.parameters.append(try value())
        made.add()
        return a
      }
      c.closure(.immediate, kept: Lifetime(.engine), line: 1) { [unowned self] _ -> Vertex1 in
        try stage.pass("B.init")
        made.add()
        return Vertex1(1)
      }
      .run(later: true) { [stage] c, b in
        try stage.pass("B.inj")
        b.injections.append(try c.get(Vertex0.self))
        b.runs[0, default: 0] += 1
      }
    }

    func value() throws -> Vertex1 {
      try kept.value { () throws(Failure) -> Vertex1 in
        try c.scope.resolve(Vertex1.self, .none, .softens, for: c)
      }
    }

    /// Waits until a thread waits for the result of the kept request.
    func waitUntilSomebodyWaits() throws {
      let end = Date(timeIntervalSinceNow: Stage.limit)
      while !currentWaits().contains(where: { $0.component == nil && !$0.isAtEnd }) {
        guard Date() < end else { throw Stage.TookTooLong(what: "a wait for what is kept") }
        Thread.sleep(forTimeInterval: 0.000_5)
      }
    }
  }

  @Test("creation 7: a kept request creates its object once, by threads in either order")
  func keptOnce() throws {
    let delayed = Delayed()
    delayed.stage.on("B.init") { try delayed.waitUntilSomebodyWaits() }
    let one = Act { try delayed.value() }
    try delayed.stage.wait(for: "B.init")
    let two = Act { try delayed.value() }
    let b = try one.value()
    #expect(try two.value() === b)
    #expect(b.injections[0].parameters[0] === b)
    #expect(b.runs[0] == 1)
    #expect(delayed.made.value == 2)
  }

  @Test("creation 4: closures and kept requests that request each other, on one thread")
  func keptAlone() throws {
    for asksFirst in [true, false] {
      let delayed = Delayed()
      if asksFirst { _ = try delayed.value() }
      let a = try delayed.c.get(Vertex0.self)
      #expect(try delayed.value() === a.parameters[0])
      #expect(a.parameters[0].injections[0] === a)
      #expect(delayed.made.value == 2)
    }
  }

  @Test(
    "creation 4: an initializer waits for a kept request, whose object is injected with the initializer's"
  )
  func keptFirst() throws {
    let delayed = Delayed()
    delayed.stage.on("B.inj") {
      try delayed.stage.pass("R1 injects B")
      try delayed.waitUntilSomebodyWaits()
    }
    let one = Act { try delayed.value() }
    try delayed.stage.wait(for: "R1 injects B")
    let two = Act { try delayed.c.get(Vertex0.self) }
    let b = try one.value()
    let a = try two.value()
    #expect(a.parameters[0] === b)
    #expect(b.injections[0] === a)
    #expect(b.runs[0] == 1)
    #expect(try delayed.value() === b)
    #expect(delayed.made.value == 2)
  }

  @Test("creation 4: the same in the other order")
  func keptLast() throws {
    let delayed = Delayed()
    delayed.stage.on("A.init") {
      try delayed.stage.pass("R2 makes A")
      try delayed.stage.waitUntilSomebodyWaits(for: Vertex0.self)
    }
    let two = Act { try delayed.c.get(Vertex0.self) }
    try delayed.stage.wait(for: "R2 makes A")
    let one = Act { try delayed.value() }
    let b = try one.value()
    let a = try two.value()
    #expect(b.injections[0] === a)
    #expect(a.parameters[0] === b)
    #expect(delayed.made.value == 2)
  }

  /// A thread-safe storage.
  private final class Storage: InstanceStore, @unchecked Sendable {
    let slots = SharedSlots()
    private let mutex = Mutex()
    private var objects: [ComponentInfo: Any] = [:]
    let saves = Counter()
    private var next: (() -> Void)?

    /// Runs a body once, during the next fetch.
    func whileFetching(_ body: @escaping () -> Void) {
      mutex.locked { next = body }
    }

    func fetch(_ component: ComponentInfo) -> Any? {
      let body = mutex.locked {
        defer { next = nil }
        return next
      }
      body?()
      return mutex.locked { objects[component] }
    }

    func clean() { mutex.locked { objects = [:] } }
    func twin(below parent: (any InstanceStore)?) -> any InstanceStore { Storage() }

    func save(_ object: Any, for component: ComponentInfo) {
      saves.add()
      mutex.locked { objects[component] = object }
    }
  }

  @Test(
    "creation 7: an object of a storage is created once, and visible to no thread before its injection"
  )
  func instanceStore() throws {
    let parts = Self.pair
    let storage = Storage()
    let play = Play(parts, kept: Lifetime(.store), store: storage)
    let stage = play.stage
    stage.on("A.inj") {
      try stage.pass("R1 injects A")
      try stage.waitUntilSomebodyWaits(for: Vertex0.self)
    }
    let one = play.call(0)
    try stage.wait(for: "R1 injects A")
    let (two, three) = (play.call(0), play.call(1))
    let a = try one.value()
    #expect(try two.value() === a)
    #expect(try three.value() === a.injections[0])
    #expect(play.isWhole(a, parts))
    #expect(storage.saves.value == 2)
  }

  @Test(
    "creation 7: an object that enters a storage during a fetch is visible only when injected, too")
  func instanceStoreMeanwhile() throws {
    let parts = Self.pair
    let storage = Storage()
    let play = Play(parts, kept: Lifetime(.store), store: storage)
    let stage = play.stage
    stage.on("A.inj") {
      try stage.pass("R1 injects A")
      try stage.waitUntilSomebodyWaits(for: Vertex0.self)
    }
    nonisolated(unsafe) var one: Act<Vertex>?
    storage.whileFetching {
      one = play.call(0)
      try? stage.wait(for: "R1 injects A")
    }
    let two = play.call(0)
    let a = try two.value()
    #expect(play.isWhole(a, parts))
    #expect(try one?.value() === a)
  }
}
