import DIv2Compat
import Testing

@Suite("Building")
struct BuildTests {
  let b = DIContainerBuilder()

  @Test("V2-53 every registration requires an initial, or a declaration that it needs none")
  func initials() throws {
    let line = #line + 1
    b.register(type: Saw.self).as(.self).as((any Tool).self) { $0 }
    b.register(type: Axe.self).initialNotNecessary()
    b.register(type: Jig.self).initialWithArg { Jig(size: $1) }
    b.register(type: Bench.self)
    expectFailure(
      .build(errors: [
        .noSpecifiedInitialMethod(typeInfo: info(Saw.self, line)),
        .noSpecifiedInitialMethod(typeInfo: info(Bench.self, line + 3)),
      ])
    ) { try b.build() }
  }

  @Test("V2-54 one default for each type")
  func defaults() throws {
    let line = #line + 1
    b.register { Saw() }.as(.self).as((any Tool).self) { $0 }.set(.default)
    b.register { Axe() }.as((any Tool).self) { $0 }
    b.register { Axe() }.as(.self).as((any Tool).self) { $0 }.set(.default).set(.default)
    b.register { Jig(size: 1) }.set(.default)
    expectFailure(
      .build(errors: [
        .pluralDefaultAd(
          type: (any Tool).self, typesInfo: [info(Saw.self, line), info(Axe.self, line + 2)])
      ])
    ) { try b.build() }
  }

  @Test("V2-55 one name for each type; an error lists only the owners")
  func names() throws {
    let line = #line + 1
    b.register { Saw() }.as((any Tool).self) { $0 }.set(name: "a").set(name: "b").set(name: "b")
    b.register { Axe() }.as((any Tool).self) { $0 }.set(name: "c")
    b.register { Axe() }.as((any Tool).self) { $0 }.set(name: "a").set(name: "b").set(name: "d")
      .set(name: "d")
    b.register { Jig(size: 1) }.set(name: "a")
    expectFailure(
      .build(errors: [
        .intersectionNames(
          type: (any Tool).self, names: ["a", "b"],
          typesInfo: [info(Saw.self, line), info(Axe.self, line + 2)])
      ])
    ) { try b.build() }
  }

  @Test("V2-53 V2-54 V2-55 all problems at once, in order")
  func together() throws {
    let line = #line + 1
    b.register(type: Bench.self)
    b.register { Saw() }.as((any Tool).self) { $0 }.set(.default).set(name: "t")
    b.register { Axe() }.as((any Tool).self) { $0 }.set(.default).set(name: "t")
    let tools = [info(Saw.self, line + 1), info(Axe.self, line + 2)]
    expectFailure(
      .build(errors: [
        .noSpecifiedInitialMethod(typeInfo: info(Bench.self, line)),
        .pluralDefaultAd(type: (any Tool).self, typesInfo: tools),
        .intersectionNames(type: (any Tool).self, names: ["t"], typesInfo: tools),
      ])
    ) { try b.build() }
  }

  @Test("V2-54 V2-55 aliases that are not accepted cause no conflict")
  func unfinishedAliases() throws {
    _ = b.register { Saw() }.set(.default).set(name: "t").as((any Tool).self)
    b.register { Axe() }.set(.default).set(name: "t").as((any Tool).self) { $0 }
    try b.build()
  }

  @Test(
    "V2-4 V2-54 V2-55 a registration doesn't conflict with itself, regardless of the spelling of its types"
  )
  func itself() throws {
    b.register { Saw() }.as(.self).as(Saw.self).check { $0 }.as(Saw?.self).check { $0 }
      .as((any Tool).self) { $0 }.as((any Tool)?.self) { $0 }.as(.self)
      .set(.default).set(name: "n").set(name: "n").set(tag: 1).set(tag: 1)
    b.register { Axe() }.as((any Tool).self) { $0 }
    let c = try b.build()
    #expect(try c.resolve((any Tool).self) === c.resolve(Saw.self))
    #expect(try c.resolveMany(Saw.self).count == 1)
    #expect(try c.resolveMany((any Tool).self).count == 2)
  }

  @Test("V2-9 V2-55 a name or tag that a registration states twice is one, and no mistake")
  func repeatedName() throws {
    b.register { Saw() }.set(name: "a").set(name: "a").set(tag: 1).set(tag: 1)
    let c = try b.build()
    #expect(try c.resolve(Saw.self, name: "a") === c.resolve(Saw.self, name: "a"))
    let error = #expect(throws: DIError.self) { try c.resolve(Saw.self, name: "b") }
    #expect("\(error!)".contains("Saw (name \"a\", tag 1) - "))
  }

  @Test("V2-16 V2-54 an Optional alias counts as the type that it wraps")
  func optionalAlias() throws {
    let line = #line + 1
    b.register { Saw() }.as((any Tool)?.self) { $0 }.set(.default)
    b.register { Axe() }.as((any Tool).self) { $0 }.set(.default)
    expectFailure(
      .build(errors: [
        .pluralDefaultAd(
          type: (any Tool).self, typesInfo: [info(Saw.self, line), info(Axe.self, line + 1)])
      ])
    ) { try b.build() }
  }

  @Test("V2-57 build doesn't report missing, ambiguous or endless dependencies")
  func notChecked() throws {
    b.register(type: P.init(q:))
    b.register(type: Q.init(p:))
    b.register { Bench(saw: $0) }
    b.register { Axe() }
    b.register { Axe() }
    b.register { Jig(size: 1) }.injection { (_, _: Axe) in }
    _ = try b.build()
  }

  @Test("V2-57 building again after a failed build")
  func again() throws {
    let r = b.register(type: Saw.self)
    #expect(throws: DIError.self) { try b.build() }
    r.initial { Saw() }
    _ = try b.build().resolve(Saw.self)
  }
}
