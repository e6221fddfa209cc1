import DIv2Compat
import Testing

@Suite("Tags")
struct TagTests {
  let b = DIContainerBuilder()
  enum OtherKind { case chop }
  enum Sized {
    case of(Int)
    case none
  }
  struct Plain { var n = 0 }
  final class Mark {}

  @Test("V2-21 V2-18 V2-19 a tag selects a component, and the error contains an unknown tag")
  func choice() throws {
    let line = #line + 1
    b.register { Saw() }.as((any Tool).self) { $0 }.set(name: "s")
    b.register { Axe() }.as((any Tool).self) { $0 }.set(tag: Kind.chop)
    let c = try b.build()
    #expect(try c.resolve((any Tool).self, tag: Kind.chop) is Axe)
    let axe: any Tool = try c.resolve(tag: Kind.chop)
    #expect(try axe === c.resolve((any Tool)?.self, tag: Kind.chop))
    let both = [info(Saw.self, line), info(Axe.self, line + 1)]
    expectFailure(
      .typeForTagNotFound(type: (any Tool).self, tag: Kind.cut, typesInfo: both)
    ) { try c.resolve((any Tool).self, tag: Kind.cut) }
    expectFailure(
      .typeForTagNotFound(type: (any Tool).self, tag: 7.25, typesInfo: both)
    ) { try c.resolve((any Tool).self, tag: 7.25) }
    expectNotFound(Int.self) { try c.resolve(Int.self, tag: Kind.chop) }
  }

  @Test("V2-21 enum values match by type, case and payload")
  func enums() throws {
    b.register { Jig(size: 3) }.set(tag: Sized.of(3))
    b.register { Jig(size: 4) }.set(tag: Sized.of(4))
    b.register { Jig(size: 0) }.set(tag: Sized.none).set(tag: Kind.chop)
    b.register { Jig(size: 1) }.set(tag: OtherKind.chop)
    let c = try b.build()
    let sizes = try [
      c.resolve(Jig.self, tag: Sized.of(3)), c.resolve(tag: Sized.of(4)),
      c.resolve(tag: Sized.none),
      c.resolve(tag: Kind.chop), c.resolve(tag: OtherKind.chop),
    ].map(\.size)
    #expect(sizes == [3, 4, 0, 0, 1])
    #expect(throws: DIError.self) { try c.resolve(Jig.self, tag: Sized.of(5)) }
  }

  @Test("V2-21 objects match by identity, and are retained")
  func objects() throws {
    let mark = Mark()
    b.register { Jig(size: 1) }.set(tag: mark)
    weak var other: Mark?
    do {
      let mark = Mark()
      other = mark
      b.register { Jig(size: 2) }.set(tag: mark)
    }
    let c = try b.build()
    #expect(try c.resolve(Jig.self, tag: mark).size == 1)
    // If the other tag were released, a third one could get its address.
    #expect(try c.resolve(Jig.self, tag: #require(other)).size == 2)
    #expect(throws: DIError.self) { try c.resolve(Jig.self, tag: Mark()) }
  }

  @Test("V2-21 other values match by equality, and never values of another type")
  func values() throws {
    b.register { Jig(size: 1) }.set(tag: 1)
    b.register { Jig(size: 2) }.set(tag: 1.0)
    b.register { Jig(size: 3) }.set(tag: "1")
    b.register { Jig(size: 4) }.set(name: "1")
    b.register { Jig(size: 5) }.set(tag: Saw.self)
    b.register { Jig(size: 6) }.set(tag: Plain(n: 6))
    let c = try b.build()
    let sizes = try [
      c.resolve(tag: 1), c.resolve(tag: 1.0), c.resolve(tag: "1"), c.resolve(name: "1"),
      c.resolve(tag: Saw.self), c.resolve(tag: Plain(n: 6)),
    ].map { (jig: Jig) in jig.size }
    #expect(sizes == [1, 2, 3, 4, 5, 6])
    #expect(throws: DIError.self) { try c.resolve(Jig.self, tag: Axe.self) }
    #expect(throws: DIError.self) { try c.resolve(Jig.self, name: "Kind.chop") }
  }

  @Test("V2-21 V2-32 tags with arguments")
  func arguments() throws {
    b.register(type: Jig.self).initialWithArg { Jig(size: $1) }
      .initialWithArg { (_, a: Int, b: Int) in Jig(size: a * b) }
      .set(tag: Kind.chop).set(tag: Kind.cut)
    let c = try b.build()
    #expect(try c.resolve(Jig.self, tag: Kind.chop, arg: 2).size == 2)
    #expect(try c.resolve(Jig.self, tag: Kind.chop, arg: 3).size == 2)
    let cut: Jig = try c.resolve(tag: Kind.cut, arg: 3, 5)
    #expect(cut.size == 15)
    expectFailure(
      .initialMethodNotFound(
        typeInfo: info(Jig.self, 1), signature: ((DIContainer, String) throws -> Any).self)
    ) {
      let d = DIContainerBuilder()
      d.register(type: Jig.self, line: 1).initialWithArg { Jig(size: $1) }.set(tag: Kind.cut)
      _ = try d.build().resolve(Jig.self, tag: Kind.cut, arg: "x")
    }
    #expect(throws: DIError.self) { try c.resolve(Jig.self, tag: OtherKind.chop, arg: 1) }
  }

  @Test("V2-21 V2-55 one tag twice for one type, in the text of errors")
  func clashes() throws {
    let line = #line + 1
    b.register { Saw() }.as((any Tool).self) { $0 }.set(tag: Kind.chop).set(tag: Sized.of(3))
    b.register { Axe() }.as((any Tool).self) { $0 }.set(tag: Kind.chop).set(tag: Sized.of(4))
    b.register { Axe() }.as((any Tool).self) { $0 }.set(tag: OtherKind.chop).set(name: "Kind.chop")
    expectFailure(
      .build(errors: [
        .intersectionNames(
          type: (any Tool).self, names: ["Kind.chop"],
          typesInfo: [info(Saw.self, line), info(Axe.self, line + 1)])
      ])
    ) { try b.build() }
  }
}
