import DIv1Compat
import Dispatch
import Foundation
import TestSupport
import Testing

private final class Hub {
  var rim: Rim!
  var isInjected = false
}

private final class Rim {
  let hub: Hub
  init(hub: Hub) { self.hub = hub }
}

@Suite("Threads")
struct ThreadTests {
  @Test(
    "V1-63 a shared object is created once, and no request sees it before its injection",
    arguments: [DILifeTime.perScope, .lazySingle])
  func once(lifetime: DILifeTime) throws {
    for _ in 1...50 {
      let made = Counter()
      let bad = Received<Int>()
      let b = DIContainerBuilder()
      b.register { () -> Hub in
        made.add()
        return Hub()
      }.lifetime(lifetime)
        .dependency { $1.rim = *!$0 }
        .dependency {
          usleep(10)
          $1.isInjected = true
        }
      b.register { Rim(hub: *!$0) }.lifetime(lifetime)
      let s = try b.build()
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        if index.isMultiple(of: 2) {
          let hub: Hub = *!s
          if !hub.isInjected || hub.rim?.hub !== hub { bad(index) }
        } else {
          let rim: Rim = *!s
          if !rim.hub.isInjected || rim.hub.rim !== rim { bad(index) }
        }
      }
      #expect(made.value == 1)
      #expect(bad.all == [])
    }
  }

  @Test("V1-63 scopes on different threads share singles")
  func scopes() throws {
    let made = Counter()
    let b = DIContainerBuilder()
    b.register { () -> Hub in
      made.add()
      return Hub()
    }.lifetime(.lazySingle)
    b.register { Rim(hub: *!$0) }
    let s = try b.build()
    let hubs = Received<ObjectIdentifier>()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let scope = s.newLifeTimeScope()
      let rim: Rim = *!scope
      hubs(ObjectIdentifier(rim.hub))
    }
    #expect(made.value == 1)
    #expect(Set(hubs.all).count == 1)
  }

  @Test("V1-63 a failing request on one thread doesn't affect others")
  func failures() throws {
    let b = DIContainerBuilder()
    b.register { Tile() }.lifetime(.perDependency).dependency { $1.runs += 1 }
    b.register { (s: DIScope) -> Group in
      _ = *!s as Tile
      throw Mishap(number: 1)
    }
    let s = try b.build()
    let bad = Received<Int>()
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for _ in 1...500 {
        if index.isMultiple(of: 2) {
          if (try? s.resolve(Group.self)) != nil { bad(index) }
        } else if (try? s.resolve(Tile.self))?.runs != 1 {
          bad(index)
        }
      }
    }
    #expect(bad.all == [])
  }

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
