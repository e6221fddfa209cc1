import DIv2Compat
import Testing

@Suite("Creation")
struct CreationTests {
  let b = DIContainerBuilder()

  final class Holder {
    let container: DIContainer
    init(container: DIContainer) { self.container = container }
  }

  @Test("V2-27 the closure receives the requesting container")
  func container() throws {
    b.register(type: Holder.init(container:)).lifetime(.perDependency)
    let c = try b.build()
    let k = c.newLifeTimeScope()
    #expect(try c.resolve(Holder.self).container === c)
    #expect(try k.resolve(Holder.self).container === k)
  }

  @Test("V2-28 a user's error is rethrown unchanged, from any depth")
  func userErrors() throws {
    b.register { () throws -> Saw in throw Broken(reason: 1) }
    b.register(type: Bench.init(saw:))
    b.register { try Jig(size: Int(bitPattern: ObjectIdentifier($0.resolve(Bench.self)))) }
    b.register { Axe() }.injection(.manual) { _, _ in throw Broken(reason: 2) }
    b.register { Holder(container: $0) }.postInit { _, _ in throw Broken(reason: 3) }
    let c = try b.build()
    #expect(throws: Broken(reason: 1)) { try c.resolve(Jig.self) }
    #expect(throws: Broken(reason: 2)) { try c.resolve(Axe.self) }
    #expect(throws: Broken(reason: 3)) { try c.resolve(Holder.self) }
    #expect(throws: Broken(reason: 1)) { try c.resolveMany(Bench.self) }
    #expect(throws: Broken(reason: 2)) { try c.resolve(Axe()) }
    #expect(throws: Broken(reason: 1)) { try c.resolve(byTypeOf: Saw()) }
    b.register(type: Jig.self).initialWithArg { (_, n: Int) in throw Broken(reason: n) }
      .set(name: "n").set(tag: Kind.chop)
    let d = try b.build()
    #expect(throws: Broken(reason: 4)) { try d.resolve(Jig.self, name: "n", arg: 4) }
    #expect(throws: Broken(reason: 5)) { try d.resolve(Jig.self, tag: Kind.chop, arg: 5) }
    // The other `Jig` has no such initial, and precedes this one.
    #expect(throws: DIError.self) { try d.resolveMany(Jig.self, arg: 6) }
  }

  @Test(
    "V2-29 the error of a recursive object names the requested one",
    arguments: [true, false])
  func recursion(byContainer: Bool) throws {
    if byContainer {
      b.register(line: 1) { try P(q: *$0) }
      b.register(line: 2) { try Q(p: $0.newLifeTimeScope().resolve()) }
    } else {
      b.register(line: 1, type: P.init(q:))
      b.register(line: 2, type: Q.init(p:))
    }
    b.register { Bench() }.injection { $0.n += 1 }
    let c = try b.build()
    for _ in 0..<2 {
      expectFailure(.recursiveInitial(typeInfo: info(P.self, 1))) { try c.resolve(P.self) }
      expectFailure(.recursiveInitial(typeInfo: info(Q.self, 2))) { try c.resolve(Q.self) }
      #expect(try c.newLifeTimeScope().resolve(Bench.self).n == 1)
    }
  }

  @Test("V2-30 the exact types of the arguments choose the initial")
  func arguments() throws {
    b.register(type: Jig.self).lifetime(.perDependency)
      .initialWithArg { Jig(size: $1) }
      .initialWithArg { (_, n: Int?) in Jig(size: 100 + (n ?? 0)) }
      .initialWithArg { (_, n: Int, s: String) in Jig(size: n + s.count) }
      .initialWithArg { (_, s: String, n: Int) in Jig(size: n - s.count) }
      .initialWithArg { (_, pair: (Int, Int)) in Jig(size: pair.0 * pair.1) }
      .initialWithArg { (_, tool: any Tool) in Jig(size: tool is Saw ? 1 : 2) }
      .initialWithArg { (_, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) in
        Jig(size: a + b + c + d + e + f)
      }
    let c = try b.build()
    #expect(try c.resolve(Jig.self, arg: 5).size == 5)
    #expect(try c.resolve(Jig.self, arg: 5 as Int?).size == 105)
    #expect(try c.resolve(Jig.self, arg: 5, "abc").size == 8)
    #expect(try c.resolve(Jig.self, arg: "abc", 5).size == 2)
    #expect(try c.resolve(Jig.self, arg: (3, 4)).size == 12)
    #expect(try c.resolve(Jig.self, arg: Saw() as any Tool).size == 1)
    let sum: Jig = try c.resolve(arg: 1, 2, 3, 4, 5, 6)
    #expect(sum.size == 21)
    #expect(throws: DIError.self) { try c.resolve(Jig.self, arg: Saw()) }
  }

  @Test("V2-31 an error if no initial accepts the arguments")
  func noInitial() throws {
    let line = #line + 1
    b.register(type: Jig.self).initialWithArg { Jig(size: $1) }
    b.register(type: Saw.self).initialNotNecessary()
    let c = try b.build()
    let jig = info(Jig.self, line)
    expectFailure(
      .initialMethodNotFound(
        typeInfo: jig, signature: ((DIContainer, String) throws -> Any).self)
    ) { try c.resolve(Jig.self, arg: "x") }
    expectFailure(
      .initialMethodNotFound(typeInfo: jig, signature: ((DIContainer) throws -> Any).self)
    ) { try c.resolve(Jig.self) }
    expectFailure(
      .initialMethodNotFound(
        typeInfo: info(Saw.self, line + 1), signature: ((DIContainer) throws -> Any).self)
    ) { try c.resolve(Saw.self) }
  }

  @Test("V2-32 a shared object is returned regardless of the arguments")
  func keptWithArguments() throws {
    b.register(type: Jig.self).initialWithArg { Jig(size: $1) }.lifetime(.lazySingle).set(name: "n")
    let c = try b.build()
    #expect(try c.resolve(Jig.self, arg: 5).size == 5)
    #expect(try c.resolve(Jig.self, arg: 6).size == 5)
    #expect(try c.resolve(Jig.self, arg: "no such initial").size == 5)
    #expect(try c.resolve(Jig.self).size == 5)
    #expect(try c.resolve(Jig.self, name: "n", arg: 9).size == 9)
    #expect(try c.resolve(name: "n", arg: 10) as Jig === c.resolve(Jig.self, name: "n"))
  }

  @Test("V2-22 V2-30 many with arguments")
  func manyWithArguments() throws {
    b.register(type: Jig.self).initialWithArg { Jig(size: $1) }
    b.register(type: Jig.self).initialWithArg { Jig(size: 2 * $1) }
    let c = try b.build()
    #expect(try c.resolveMany(Jig.self, arg: 4).map(\.size) == [4, 8])
    let jigs: [Jig] = try c.newLifeTimeScope().resolveMany(arg: 1)
    #expect(jigs.map(\.size) == [1, 2])
    #expect(throws: DIError.self) { try c.newLifeTimeScope().resolveMany(Jig.self, arg: "x") }
  }

  @Test("V2-23 many with arguments omits elements that are recursive or refused a dependency")
  func manyWithArgumentsOmits() throws {
    b.register(module: Module(Base.self, [hidden { $0.register { Saw() } }]))
    b.register(
      module: Module(
        Top.self,
        [
          hidden {
            $0.register(type: Jig.self).initialWithArg { (k, size: Int) -> Jig in
              _ = try k.resolve(Saw.self)
              return Jig(size: size)
            }
            $0.register(type: Jig.self).initialWithArg { (k, size: Int) -> Jig in
              Jig(size: try k.resolveMany(Jig.self, arg: size).count)
            }
            $0.register(type: Jig.self).initialWithArg { Jig(size: 3 * $1) }
          }
        ]))
    #expect(try b.build().resolveMany(Jig.self, arg: 4).map(\.size) == [1, 12])
  }
}
