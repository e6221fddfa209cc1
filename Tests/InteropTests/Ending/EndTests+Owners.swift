import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

/// Which end ends what.
extension EndTests {
  @Test("a child ends its own objects; a parent that ends, those of its children first")
  func children() async throws {
    container.register { A() }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("A") }
    let child = DIv3.DIContainer(parent: container)
    child.register { B($0 as A) }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("B") }
    let other = DIv3.DIContainer(parent: container)
    other.register { C() }.lifetime(.single).onEnd { [log] _ in log.add("C") }
    _ = get(child) as B
    _ = get(other) as C
    try await child.end()
    #expect(log.all == ["B"])
    _ = try got(container) as A
    try await container.end()
    #expect(log.all == ["B", "C", "A"])
    #expect(throws: (any Error).self) { _ = try got(other) as C }
  }

  @Test("a container ends what its own engine keeps; of a shared one it ends what it keeps itself")
  func engines() async throws {
    container.register { A() }.lifetime(.single).onEnd { [log] _ in log.add("own") }
    _ = get(container) as A
    try await container.end()
    #expect(log.all == ["own"])
    let next = DIv3.DIContainer()
    next.register(line: 900) { A() }.lifetime(.single).onEnd { _ in }
    let another = DIv3.DIContainer()
    another.register(line: 900) { A() }.lifetime(.single).onEnd { _ in }
    let ended: A = get(next)
    #expect(ended === (get(another) as A))
    try await next.end()
    #expect(ended !== (get(another) as A))
    let engine = Engine()
    let shared = DIv3.DIContainer(engine: engine)
    shared.register { A() }.lifetime(.single).onEnd { [log] _ in log.add("single") }
    shared.register { B() }.lifetime(.perContainer(.strong)).onEnd { [log] _ in log.add("kept") }
    let twin = DIv3.DIContainer(engine: engine)
    _ = (get(shared) as A, get(shared) as B, get(twin) as B)
    try await shared.end()
    #expect(log.all == ["own", "kept"])
    #expect(throws: (any Error).self) { _ = try got(shared) as B }
    _ = try got(twin) as B
    try await engine.end()
    #expect(log.all.sorted() == ["kept", "kept", "own", "single"])
  }

  @Test("all generations share the order")
  func generations() async throws {
    let engine = Engine()
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { D() }.lifetime(.perScope).onEnd { [log] _ in log.add("D") }
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register { C($0 as D) }.lifetime(.lazySingle).onEnd { [log] _ in log.add("C") }
    let modern = DIv3.DIContainer(engine: engine)
    modern.register { B($0 as C) }.lifetime(.single).onEnd { [log] _ in log.add("B") }
    let scope = try first.build()
    _ = try second.build()
    let b: B = try scope.resolve()
    #expect(b.parts.count == 1)
    try await scope.end()
    #expect(log.all == ["D"])
    try await engine.end()
    #expect(log.all == ["D", "B", "C"])
  }

  @Test("what clean() drops ends with the container")
  func cleaned() async throws {
    add("A") { _ in A() }
    _ = get(container) as A
    container.clean()
    _ = get(container) as A
    try await container.end()
    #expect(log.all == ["A", "A"])
  }

  @Test("an object that is held weakly ends if it still lives")
  func weak() async throws {
    container.register { A() }.lifetime(.perContainer(.weak)).onEnd { [log] _ in log.add("A") }
    container.register { B() }.lifetime(.perContainer(.weak)).onEnd { [log] _ in log.add("B") }
    let a: A = get(container)
    _ = get(container) as B
    try await container.end()
    #expect(log.all == ["A"])
    withExtendedLifetime(a) {}
  }

  @Test("an object that fails has no end")
  func failed() async throws {
    container.register(throwing: { (_: B) throws -> A in throw Broken() })
      .lifetime(.perContainer(.strong)).onEnd { [log] _ in log.add("A") }
    add("B") { _ in B() }
    container.register { C() }.lifetime(.perContainer(.strong))
      .injection(throwing: { (_: C) in throw Broken() }).onEnd { [log] _ in log.add("C") }
    #expect(throws: DIFailure.self) { _ = try got(container) as A }
    #expect(throws: DIFailure.self) { _ = try got(container) as C }
    try await container.end()
    #expect(log.all == ["B"])
  }

  @Test("a user's scope ends what it keeps")
  func customScope() async throws {
    let scope = DIv3.DIScope(name: "session", storage: DICacheStorage())
    container.register { A($0 as B) }.lifetime(.custom(scope)).onEnd { [log] _ in log.add("A") }
    add("B") { _ in B() }
    _ = get(container) as A
    try await scope.end()
    #expect(log.all == ["A"])
    #expect(throws: DIFailure.self) { _ = try got(container) as A }
    try await container.end()
    #expect(log.all == ["A", "B"])
  }

  @Test("an object may end its own child, its container or the engine: that waits for nobody")
  func nested() async throws {
    let child = DIv3.DIContainer(parent: container)
    child.register { B() }.lifetime(.perContainer(.strong)).onEnd { [log] _ in log.add("B") }
    _ = get(child) as B
    container.register { A() }.lifetime(.perContainer(.strong))
      .onEnd { [log, container] _ in
        try await child.end()
        try await container.end()
        try await container.engine.end()
        log.add("A")
      }
    _ = get(container) as A
    try await container.end()
    #expect(log.all == ["B", "A"])
  }

  @Test("records of dropped and of dead objects don't pile up, and each object ends once")
  func crowds() async throws {
    container.register { A() }.lifetime(.perContainer(.strong)).onEnd { [log] _ in log.add("A") }
    container.register { B() }.lifetime(.perContainer(.weak)).onEnd { [log] _ in log.add("B") }
    container.register { C() }.lifetime(.perContainer(.strong))
    for _ in 0..<100 {
      _ = get(container) as A
      _ = get(container) as B
      _ = get(container) as C
      container.clean()
    }
    #expect(container.scope.endList.endable.count < 150)
    try await container.end()
    #expect(log.all == Array(repeating: "A", count: 100))
  }

  @Test("a child that has ended finds nothing of its parent, which goes on")
  func endedChild() async throws {
    container.register { A() }
    let child = DIv3.DIContainer(parent: container)
    _ = (get(container) as A, get(child) as A)
    try await child.end()
    #expect(throws: DIFailure.self) { _ = try got(child) as A }
    #expect(throws: DIFailure.self) { _ = try got(child) as A? }
    _ = try got(container) as A
  }
}
