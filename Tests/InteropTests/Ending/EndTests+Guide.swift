import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3
import DIv3Async
import Testing

/// What the guide and the declarations say besides.
extension EndTests {
  @Test("what an end makes, also in containers that it creates, ends in the same call")
  func created() async throws {
    add("B") { _ in B() }
    add("A") { _ in A() }
    container.register { C() }.lifetime(.perContainer(.strong))
      .onEnd { [log] _ in log.add("none") }
      .onEnd { [log, container] _ in
        let child = DIv3.DIContainer(parent: container)
        child.register { D($0 as B) }.lifetime(.perContainer(.strong))
          .onEnd { [log] _ in log.add("D") }
        _ = try await child.resolved() as D
        _ = try got(DIv3.DIContainer(engine: container.engine)) as A
        try await child.end()
        log.add("C")
      }
    _ = get(container) as C
    try await container.end()
    #expect(log.all.first == "C" && log.all.sorted() == ["A", "B", "C", "D"])
    #expect(log.place("D") < log.place("B"))
  }

  // In a process of its own: the tests of this one keep the threads of tasks for longer than the limit.
  @Test("the limit is for each object: together they may take longer")
  func limitOfEach() async {
    await #expect(processExitsWith: .success) {
      let container = DIv3.DIContainer()
      for line in 1...3 {
        container.register(line: line) { (c: DIv3.DIContainer) -> C in
          line == 1 ? C() : C(c.resolve(name: "\(line - 1)") as C)
        }
        .as(C.self, name: "\(line)").lifetime(.perContainer(.strong))
        .onEnd { _ in try await Task.sleep(nanoseconds: 6_000_000_000) }
      }
      _ = get(container, name: "3") as C
      try await container.end(timeout: .seconds(16))
    }
  }

  @Test("releases 1 and 2 end what they keep, by the last `onEnd`; later requests fail")
  func earlierReleases() async throws {
    let first = DIv1Compat.DIContainerBuilder()
    first.register { A() }.lifetime(.perScope)
      .onEnd { [log] _ in log.add("none") }.onEnd { [log] _ in log.add("A") }
      .dependency { scope, a in a.parts.append(try scope.resolve(B.self)) }
    first.register { B() }.lifetime(.perScope).onEnd { [log] _ in log.add("B") }
    first.register { C() }.lifetime(.lazySingle).onEnd { [log] _ in log.add("C") }
    let scope = try first.build()
    _ = (try scope.resolve(A.self), try scope.resolve(C.self))
    try await scope.end(timeout: .seconds(60))
    #expect(log.all == ["A", "B"])
    #expect(throws: (any Error).self) { try scope.resolve(A.self) }
    let second = DIv2Compat.DIContainerBuilder()
    second.register { A($0 as B) }.lifetime(.perScope)
      .onEnd { [log] _ in log.add("none") }.onEnd { [log] _ in log.add("A") }
    second.register { B() }.lifetime(.perScope).onEnd { [log] _ in
      log.add("B")
      throw Broken()
    }
    second.register { C() }.lifetime(.lazySingle).onEnd { [log] _ in log.add("C") }
    let old = try second.build()
    _ = (try old.resolve(A.self), try old.resolve(C.self))
    await #expect(throws: EndFailure.self) { try await old.end(timeout: .seconds(60)) }
    #expect(log.all == ["A", "B", "A", "B"])
    #expect(throws: (any Error).self) { try old.resolve(A.self) }
  }
}
