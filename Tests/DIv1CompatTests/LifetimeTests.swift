import DIv1Compat
import Testing

@Suite("Lifetimes")
struct LifetimeTests {
  let b = DIContainerBuilder()

  @Test("V1-36 V1-41 both spellings of a lifetime are equivalent")
  func spellings() throws {
    func keeps(_ describe: (DIRegistrationBuilder<Disc>) -> DIRegistrationBuilder<Disc>) throws
      -> (inScope: Bool, amongScopes: Bool)
    {
      let b = DIContainerBuilder()
      _ = describe(b.register { Disc() })
      let s = try b.build()
      let disc = try s.resolve(Disc.self)
      return (
        try s.resolve(Disc.self) === disc, try s.newLifeTimeScope().resolve(Disc.self) === disc
      )
    }
    #expect(try keeps { $0.instancePerScope() } == (true, false))
    #expect(try keeps { $0.lifetime(.perScope) } == (true, false))
    #expect(try keeps { $0.instanceSingle() } == (true, true))
    #expect(try keeps { $0.lifetime(.single) } == (true, true))
    #expect(try keeps { $0.instanceLazySingle() } == (true, true))
    #expect(try keeps { $0.lifetime(.lazySingle) } == (true, true))
    #expect(try keeps { $0.instancePerDependency() } == (false, false))
    #expect(try keeps { $0.lifetime(.perDependency) } == (false, false))
  }

  private final class Hub {
    let disc: Disc
    init(disc: Disc) { self.disc = disc }
  }

  @Test("V1-38 the scope that build returns creates the singles")
  func eagerScope() throws {
    b.register { Disc() }
    b.register { Hub(disc: *!$0) }.lifetime(.single)
    let s = try b.build()
    #expect(try s.resolve(Hub.self).disc === s.resolve(Disc.self))
  }

  @Test("V1-38 build creates only the nameless object of a named default")
  func eagerDefault() throws {
    nonisolated(unsafe) var made = 0
    b.register { () -> Disc in
      made += 1
      return Disc()
    }.asName("a").asName("b").asDefault().lifetime(.single)
    let s = try b.build()
    _ = s.newLifeTimeScope()
    #expect(made == 1)
    _ = try s.resolve(Disc.self, name: "a")
    _ = try s.resolve(Disc.self, name: "b")
    _ = try s.resolve(Disc.self)
    #expect(made == 3)
  }

  @Test(
    "V1-38 build creates the objects of all names of a component without a nameless object",
    arguments: [true, false])
  func eagerNames(strict: Bool) throws {
    nonisolated(unsafe) var made = 0
    b.namelessNeedsDefault = strict
    b.register { () -> Disc in
      made += 1
      return Disc()
    }.asName("a").asName("b").lifetime(.single)
    let s = try b.build()
    #expect(made == (strict ? 2 : 1))
    _ = try s.resolve(Disc.self, name: "a")
    _ = try s.resolve(Disc.self, name: "b")
    #expect(made == (strict ? 2 : 3))
  }

  @Test("V1-38 build rethrows the error of a failing single unchanged")
  func eagerFailure() throws {
    b.register { () -> Disc in throw Mishap(number: 3) }.lifetime(.single)
    #expect(throws: Mishap(number: 3)) { try b.build() }

    let other = DIContainerBuilder()
    other.register { Group([try $0.resolve(Disc.self)]) }.lifetime(.single)
    #expect(thrown { try other.build() } == "typeIsNotFound Disc")
  }

  @Test("V1-39 a single that build can't create is created on request")
  func argumentsOnly() throws {
    b.register { Disc(tag: $1) }.lifetime(.single)
    b.register(Tile.self, line: 2).initializerDoesNotNeedToBe().lifetime(.single)
    let s = try b.build()
    let disc = try s.resolve(Disc.self, arg: "x")
    #expect(try s.newLifeTimeScope().resolve(Disc.self, arg: "y") === disc)
    #expect(
      thrown { try s.resolve(Tile.self) }
        == "initializationMethodWithSignatureIsNotFoundFor Tile:2 (DIScope) -> Any")
  }

  @Test("V1-40 singles outlive their scopes")
  func outliving() throws {
    nonisolated(unsafe) weak var tile: Tile?
    nonisolated(unsafe) weak var disc: Disc?
    b.register { () -> Tile in
      let made = Tile()
      tile = made
      return made
    }.lifetime(.single)
    b.register { () -> Disc in
      let made = Disc()
      disc = made
      return made
    }
    do {
      let s = try b.build()
      _ = try s.resolve(Disc.self)
    }
    #expect(tile != nil)
    #expect(disc == nil)
  }
}
