import DIv1Compat
import DIv2Compat
import DIv3
import Testing

private final class Session {}
private final class Screen {
  let session: Session
  init(_ session: Session) { self.session = session }
}
private final class Part {}
private final class Whole {
  let parts: [Part]
  init(_ first: Part, _ second: Part) { parts = [first, second] }
}

@Suite("Lifetimes of several generations, and child containers")
struct LifetimeTests {
  private let all = Generations()

  @Test(
    "G-19 a modern clean releases the container's perContainer objects, and nothing of old ones"
  )
  func cleaning() throws {
    all.modern.register(Bar.init).lifetime(.perContainer(.strong))
    all.first.register { Disc() }.lifetime(.perScope)
    let scope = try all.first.build()
    let (bar, disc): (Bar, Disc) = (*all.modern, *all.modern)
    let (oldBar, oldDisc): (Bar, Disc) = (*!scope, *!scope)
    all.modern.clean()
    #expect((*all.modern as Bar) !== bar)
    #expect((*all.modern as Disc) === disc)
    #expect(*!scope as Bar === oldBar)
    #expect(*!scope as Disc === oldDisc)
  }

  @Test("G-19 objectGraph is shared within an old request, and new in the next")
  func objectGraphs() throws {
    all.modern.register(Part.init).lifetime(.objectGraph)
    all.first.register { (scope: DIv1Compat.DIScope) in Whole(*!scope, *!scope) }
      .lifetime(.perDependency)
    all.second.register(type: [Part].self).initial { (a: Part, b: Part) in [a, b] }
      .lifetime(.perDependency)
    let scope = try all.first.build()
    let container = try all.second.build()
    let whole = try scope.resolve(Whole.self)
    #expect(whole.parts[0] === whole.parts[1])
    #expect(try scope.resolve(Whole.self).parts[0] !== whole.parts[0])
    let parts = try container.resolve([Part].self)
    #expect(parts[0] === parts[1])
  }

  @Test(
    "G-19 weak singles and weak objects of a container live while referenced, for all requesters")
  func weakOnes() throws {
    all.second.register { Tile() }.lifetime(.weakSingle)
    all.modern.register(Bar.init).lifetime(.perContainer(.weak))
    let scope = try all.first.build()
    _ = try all.second.build()
    var tile: Tile? = *all.modern
    var bar: Bar? = *!scope
    #expect(try scope.resolve(Tile.self) === tile)
    #expect(try scope.resolve(Bar.self) === bar)
    weak var weakTile: Tile?
    weak var weakBar: Bar?
    (weakTile, weakBar) = (tile, bar)
    (tile, bar) = (nil, nil)
    #expect(weakTile == nil && weakBar == nil)
  }

  @Test("G-19 a scope's object is the same in all objects of the scope, across generations")
  func throughAll() throws {
    all.first.register { Session() }.lifetime(.perScope)
    all.modern.register(Screen.init)
    all.second.register { [try *$0 as Screen] }.lifetime(.perDependency)
    let scope = try all.first.build()
    let container = try all.second.build()
    let session: Session = *!scope
    #expect(try scope.resolve([Screen].self)[0].session === session)
    #expect(try container.resolve([Screen].self)[0].session === container.resolve(Session.self))
    #expect(try container.resolve(Session.self) !== session)
  }

  @Test(
    "G-20 a modern child finds the old components of its parent's engine, and has its own objects")
  func children() throws {
    all.first.register { Session() }.lifetime(.perScope)
    all.first.register { Disc() }.lifetime(.lazySingle)
    all.second.register(type: Screen.init).lifetime(.perDependency)
    let scope = try all.first.build()
    _ = try all.second.build()
    let child = DIv3.DIContainer(parent: all.modern)
    let session: Session = *child
    #expect((*child as Session) === session)
    #expect(session !== *all.modern as Session)
    #expect((*child as Screen).session === session)
    // The parent's engine shares one single with its children.
    #expect((*child as Disc) === *!scope as Disc)
    #expect(child.engine !== all.engine)
  }

  @Test("G-20 an old closure in a child's request receives a container of the child")
  func closuresOfChildren() throws {
    all.first.register { (scope: DIv1Compat.DIScope) in try Screen(scope.resolve()) }
      .lifetime(.perDependency)
    all.second.register { [try *$0 as Session] }.lifetime(.perDependency)
    let scope = try all.first.build()
    _ = try all.second.build()
    let child = DIv3.DIContainer(parent: all.modern)
    child.register(Session.init).lifetime(.perContainer(.strong))
    #expect((*child as Screen).session === *child as Session)
    #expect((*child as [Session])[0] === *child as Session)
    // The parent never sees the components of its children.
    #expect((*all.modern as Screen?) == nil)
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Screen.self) }
  }

  @Test("G-20 an old builder on a child's engine adds to the child")
  func buildersOfChildren() throws {
    all.modern.register(Session.init).lifetime(.perContainer(.strong))
    let child = DIv3.DIContainer(parent: all.modern)
    let builder = DIv1Compat.DIContainerBuilder(engine: child.engine)
    builder.register { (scope: DIv1Compat.DIScope) in try Screen(scope.resolve()) }
    let scope = try builder.build()
    _ = (try scope.resolve(Screen.self), *child as Screen)
    #expect((*all.modern as Screen?) == nil)
  }
}
