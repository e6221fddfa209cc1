import DIEngine
import DIv3
import Testing

@Suite("An object for each name")
struct ObjectForEachNameTests {
  final class Cache {
    static let made = Guarded(0)
    init() { Self.made.locked { $0 += 1 } }
  }

  let c = DIContainer()

  @Test("each name, each tag and no name have an object of their own, which the lifetime keeps")
  func apart() {
    c.register(A.init)
      .as((any P).self)
      .as((any P).self, name: "one")
      .as((any P).self, name: "two")
      .as((any P).self, tag: T1.self)
      .objectForEachName()
      .lifetime(.perContainer(.strong))
    let plain: A = c.resolve()
    let one: any P = c.resolve(name: "one")
    let two: any P = c.resolve(name: "two")
    let tagged: any P = c.resolve(tag: T1.self)
    let all: [any P] = [plain, one, two, tagged]
    #expect(Set(all.map { ObjectIdentifier($0) }).count == 4)
    #expect(c.resolve() as any P === plain)
    #expect(c.resolve(name: "one") as any P === one)
    #expect(c.resolve(name: "two") as any P === two)
    #expect(c.resolve(tag: T1.self) as any P === tagged)
  }

  @Test("without it all names give the same object")
  func together() {
    c.register(A.init)
      .as(A.self, name: "one")
      .as(A.self, name: "two")
      .lifetime(.perContainer(.strong))
    #expect(c.resolve(name: "one") as A === c.resolve(name: "two") as A)
    #expect(c.resolve(name: "one") as A === c.resolve() as A)
  }

  @Test("many gives one object of the component: that without a name")
  func many() {
    c.register(A.init)
      .as((any P).self)
      .as((any P).self, name: "one")
      .objectForEachName()
      .lifetime(.perContainer(.strong))
    let one: any P = c.resolve(name: "one")
    let all: [any P] = c.resolveMany()
    #expect(all.count == 1)
    #expect(all.first !== one)
    #expect(all.first === c.resolve() as any P)
  }

  @Test("an eager single is made without a name; others wait for their requests")
  func eager() {
    Cache.made.locked { $0 = 0 }
    c.register(Cache.init)
      .as(Cache.self, name: "one")
      .as(Cache.self, name: "two")
      .objectForEachName()
      .lifetime(.single)
    c.initializeSingletonObjects()
    #expect(Cache.made.value == 1)
    let one: Cache = c.resolve(name: "one")
    #expect(Cache.made.value == 2)
    let other = DIContainer(engine: c.engine)
    #expect(other.resolve(name: "one") as Cache === one)
    #expect(other.resolve(name: "two") as Cache !== one)
    #expect(Cache.made.value == 3)
  }

  @Test("injections by a name get its object")
  func injections() {
    final class Holder {
      var one: A?
      var plain: A?
    }
    c.register(A.init)
      .as(A.self, name: "one")
      .objectForEachName()
      .lifetime(.perContainer(.strong))
    c.register(Holder.init)
      .injection(name: "one") { $0.one = $1 }
      .injection { $0.plain = $1 }
    let holder: Holder = c.resolve()
    #expect(holder.one === c.resolve(name: "one") as A)
    #expect(holder.plain === c.resolve() as A)
    #expect(holder.one !== holder.plain)
  }
}
