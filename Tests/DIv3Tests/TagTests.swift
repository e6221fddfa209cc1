import DIv3
import Testing

private protocol TagP1 {}
private protocol TagP2 {}
private typealias Alias = T1

@Suite("Tags and names")
struct TagTests {
  let c = DIContainer()

  @Test("V3-14 a tag belongs to one service")
  func tag() {
    c.register(A.init).as((any P).self, tag: T1.self)
    #expect(c.resolve(tag: T1.self) as any P is A)
    #expect(by(tag: T1.self, on: *c) as any P is A)
    #expect(by(tag: T1.self, *c) as any P is A)
    #expect(c.resolve() as (any P)? == nil)
    #expect(c.resolve(tag: T2.self) as (any P)? == nil)
    #expect(c.resolve(tag: T1.self) as A? == nil)
    #expect(c.resolve() as A? != nil)
  }

  @Test("V3-15 several tags intersect, in any order")
  func severalTags() {
    c.register(A.init)
      .as((any P).self, tag: T1.self).as((any P).self, tag: T2.self)
    c.register(B.init).as((any P).self, tag: T1.self)
    #expect(by(tags: T1.self, T2.self, on: *c) as any P is A)
    #expect(by(tags: T2.self, T1.self, on: *c) as any P is A)
    #expect(by(tag: T1.self, on: by(tag: T2.self, on: *c)) as any P is A)
    #expect(by(tag: T1.self, on: *c) as (any P)? == nil)
    #expect(by(tags: T1.self, T2.self, T3.self, on: *c) as (any P)? == nil)
    let third = DIContainer()
    third.register(B.init)
      .as((any P).self, tag: T1.self).as((any P).self, tag: T2.self)
      .as((any P).self, tag: T3.self)
    #expect(by(tags: T3.self, T1.self, T2.self, on: *third) as any P is B)
  }

  @Test("V3-16 any type is a tag, a composition is not its parts, an alias is its type")
  func kindsOfTags() {
    c.register(A.init).as((any P).self, tag: (any TagP1 & TagP2).self)
    c.register(B.init).as((any P).self, tag: T1.self)
    #expect(by(tag: (any TagP1 & TagP2).self, on: *c) as any P is A)
    #expect(by(tag: (any TagP2 & TagP1).self, on: *c) as any P is A)
    #expect(by(tag: (any TagP1).self, on: *c) as (any P)? == nil)
    #expect(by(tag: Alias.self, on: *c) as any P is B)
    #expect(by(tag: Int.self, on: *c) as (any P)? == nil)
  }

  @Test("V3-16 the tag Any and the empty name have no effect")
  func emptyQualifiers() {
    c.register(A.init).as((any P).self, tag: Any.self)
    #expect(c.resolve() as any P is A)
    #expect(by(tag: Any.self, on: *c) as any P is A)
    #expect(c.resolve(name: "") as any P is A)
    let named = DIContainer()
    named.register(B.init).as((any P).self, name: "")
    #expect(named.resolve() as any P is B)
  }

  private final class Garage {
    var one: (any P)!
    var maybe: (any P)?
    var all: [any P] = []
    var tagged: (any P)!
  }

  @Test("V3-17 names in requests and injections")
  func names() {
    c.register(A.init).as((any P).self, name: "a")
    c.register(B.init).as((any P).self, name: "b")
    #expect(c.resolve(name: "a") as any P is A)
    #expect(c.resolve(name: "b") as (any P)? is B)
    #expect(c.resolve(name: "never registered anywhere") as (any P)? == nil)
    #expect(c.resolve() as (any P)? == nil)
    c.register(Garage.init)
      .injection(name: "a") { $0.one = $1 }
      .injection(name: "b", \.maybe)
    let garage: Garage = c.resolve()
    #expect(garage.one is A)
    #expect(garage.maybe is B)
  }

  @Test("V3-17 a name combined with a tag or many has no effect")
  func nameBesideTag() {
    c.register(A.init).as((any P).self, name: "a")
    c.register(B.init).as((any P).self, tag: T1.self)
    c.register(Garage.init)
      .injection(name: "a") { $0.all = many($1) }
      .injection(name: "a") { $0.tagged = by(tag: T1.self, on: $1) }
    let garage: Garage = c.resolve()
    #expect(types(garage.all) == ["A", "B"])
    #expect(garage.tagged is B)
  }

  @Test("V3-17 a name never applies to a parameter")
  func nameAndParameters() {
    final class Owner {
      let p: (any P)?
      init(p: (any P)?) { self.p = p }
    }
    c.register(A.init).as((any P).self, name: "a")
    c.register(Owner.init).as(Owner.self, name: "a")
    #expect((c.resolve(name: "a") as Owner).p == nil)
  }
}
