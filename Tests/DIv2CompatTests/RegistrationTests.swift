import DIv2Compat
import TestSupport
import Testing

@Suite("Registration")
struct RegistrationTests {
  let b = DIContainerBuilder()

  @Test("V2-6 check is never called, in any spelling")
  func checkIsNeverCalled() throws {
    let count = Counter()
    func seen(_ saw: Saw) -> any Tool {
      count.add()
      return saw
    }
    b.register { Saw() }.as((any Tool).self).check { seen($0) }.set(name: "1")
    b.register { Saw() }.as((any Tool).self, check: { seen($0) }).set(name: "2")
    b.register { Saw() }.as((any Tool).self) { seen($0) }.set(name: "3")
    let c = try b.build()
    #expect(try c.resolveMany((any Tool).self).count == 3)
    _ = try c.resolve((any Tool).self, name: "2")
    #expect(count.value == 0)
  }

  @Test(
    "V2-7 a wrong alias creates an object and fails, each time",
    arguments: [DILifeTime.perScope, .lazySingle, .weakSingle, .perDependency])
  func untrueAlias(lifetime: DILifeTime) throws {
    let count = Counter()
    let line = #line + 1
    b.register { () -> Saw in
      count.add()
      return Saw()
    }.as(Axe.self).unsafe().lifetime(lifetime)
    b.register { Bench() }
    let c = try b.build()
    for round in 1...2 {
      expectFailure(
        .incorrectType(requestedType: Axe.self, realType: Saw.self, typeInfo: info(Saw.self, line))
      ) { try c.resolve(Axe.self) }
      #expect(count.value == round)
    }
    _ = try c.resolve(Bench.self)
  }

  @Test(
    "V2-8 an unsafe alias that is correct; the registered type is a superclass of the created one")
  func trueUnsafeAlias() throws {
    b.register(type: (any Tool).self).as(Saw.self).unsafe().initial { Saw() }
    let c = try b.build()
    #expect(try c.resolve(Saw.self) === c.resolve(Saw.self))
  }

  @Test("V2-9 names and injections accumulate, postInit and the lifetime don't")
  func accumulation() throws {
    func add(_ n: Int) -> (Bench) -> Void { { $0.n += n } }
    func finish(_ n: Int) -> (DIContainer, Bench) -> Void { { $1.n += n } }
    b.register { Bench() }.set(name: "a").set(name: "b").injection(add(1)).injection(add(1))
      .postInit(finish(100)).postInit(finish(10)).lifetime(.single).lifetime(.perDependency)
    let c = try b.build()
    #expect(try c.resolve(Bench.self) !== c.resolve(Bench.self))
    #expect(try c.resolve(Bench.self, name: "a").n == 12)
    #expect(try c.resolve(Bench.self, name: "b").n == 12)
  }

  @Test("V2-10 a retained registration is visible")
  func heldRegistration() throws {
    let r = b.register { Saw() }
    _ = try b.build().resolve(Saw.self)
    withExtendedLifetime(r) {}
  }

  @Test("V2-11 changes after build apply to the next build only")
  func snapshot() throws {
    let r = b.register { Axe() }.as(.self)
    let c1 = try b.build()
    r.lifetime(.perDependency).as((any Tool).self) { $0 }.set(name: "n")
    let c2 = try b.build()
    #expect(try c1.resolve(Axe.self) === c1.resolve(Axe.self))
    #expect(try c2.resolve(Axe.self) !== c2.resolve(Axe.self))
    expectNotFound((any Tool).self) { try c1.resolve((any Tool).self) }
    #expect(throws: DIError.self) { try c1.resolve(Axe.self, name: "n") }
    #expect(try c2.resolve((any Tool).self, name: "n") is Axe)
  }

  @Test("V2-12 a line registers a type once")
  func sameLine() throws {
    for i in 0..<3 { b.register { Saw() }.set(name: "\(i)").injection { _ in } }
    b.register(line: 1) { Bench() }.set(name: "1")
    b.register(line: 1) { Bench() }.set(name: "2")
    b.register(line: 2) { Axe() }.set(name: "x")
    b.register(line: 2) { Jig(size: 1) }
    b.register(file: "Other.swift", line: 2) { Jig(size: 2) }
    let c = try b.build()
    #expect(try c.resolveMany(Saw.self).count == 1)
    _ = try c.resolve(Saw.self, name: "0")
    #expect(throws: DIError.self) { try c.resolve(Saw.self, name: "2") }
    #expect(try c.resolveMany(Bench.self).count == 1)
    #expect(throws: DIError.self) { try c.resolve(Bench.self, name: "2") }
    #expect(try c.resolveMany(Jig.self).map(\.size) == [1, 2])
    expectFailure(
      .typeForNameNotFound(type: Axe.self, name: "y", typesInfo: [info(Axe.self, 2)])
    ) { try c.resolve(Axe.self, name: "y") }
  }

  @Test("V2-12 an ignored registration adds no alias and no initial")
  func droppedRegistration() throws {
    @discardableResult
    func register(_ size: Int) -> DIRegistrationBuilder<Jig> { b.register { Jig(size: size) } }
    register(1)
    register(2).as(AnyObject.self) { $0 }
    let c = try b.build()
    #expect(try c.resolve(Jig.self).size == 1)
  }

  @Test("V2-13 the line is that of the word register, the file that of the caller")
  func place() throws {
    let line = #line + 1
    _ = b.register(type: Saw.self)
      .set(name: "a")
      .lifetime(.single)
    b.register(type: Axe.self, file: "/some/Other.swift", line: 7)
    expectFailure(
      .build(errors: [
        .noSpecifiedInitialMethod(typeInfo: info(Saw.self, line)),
        .noSpecifiedInitialMethod(typeInfo: info(Axe.self, 7, file: "/some/Other.swift")),
      ])
    ) { try b.build() }
  }

  @Test("V2-7 a request by a wrong alias in a cycle is an error, not a crash")
  func untrueAliasInCycle() throws {
    b.register(line: 7) { Bench(saw: $0) }.as(.self).as(Axe.self).unsafe()
      .lifetime(.perDependency)
    b.register { Saw() }.lifetime(.perDependency).injection { (_, _: Axe) in }
    let c = try b.build()
    for _ in 0..<2 {
      expectFailure(
        .incorrectType(
          requestedType: Axe.self, realType: Bench.self, typeInfo: info(Bench.self, 7))
      ) { try c.resolve(Bench.self) }
    }
  }
}
