import DIv1Compat
import Testing

@Suite("Threads")
struct ThreadTests {
  @Test(
    "V1-63 a request on another scope is an object graph of its own, and doesn't deadlock with itself"
  )
  func anotherScope() throws {
    final class Nest {
      let own: Tile
      let foreign: Tile
      let foreignRuns: Int
      init(own: Tile, foreign: Tile) {
        self.own = own
        self.foreign = foreign
        foreignRuns = foreign.runs
      }
    }
    let inner = DIContainerBuilder()
    inner.register { Tile() }.dependency { $1.runs += 1 }
    let innerScope = try inner.build()
    let b = DIContainerBuilder()
    b.register { Tile() }
    b.register { Nest(own: *!$0, foreign: *!innerScope) }
    let s = try b.build()
    let nest = try s.resolve(Nest.self)
    // The inner request was complete when it returned.
    #expect(nest.foreignRuns == 1)
    #expect(nest.own !== nest.foreign)

    let siblings = DIContainerBuilder()
    nonisolated(unsafe) var runs = -1
    siblings.register { Tile() }.dependency { $1.runs += 1 }
    siblings.register { (scope: DIScope) -> Group in
      let tile: Tile = *!scope.newLifeTimeScope()
      runs = tile.runs
      return Group([tile])
    }
    _ = try siblings.build().resolve(Group.self)
    #expect(runs == 1)
  }
}
