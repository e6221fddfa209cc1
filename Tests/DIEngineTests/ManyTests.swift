import DIEngine
import TestSupport
import Testing

protocol Part: AnyObject {}

@Suite("All components of a type")
struct ManyTests {
  final class Bolt: Part {}
  final class Nut: Part {}
  final class Gear: Part {}
  final class Hub: Part {
    var parts: [any Part] = []
  }

  private func parts(_ style: RawContainer.Style) -> RawContainer {
    let c = RawContainer(style)
    c.declare(style) { Bolt() }.offered(as: (any Part).self)
    c.declare(style) { Nut() }.offered(as: (any Part).self).named("a nut")
    c.declare(style) { Gear() }.offered(as: (any Part).self).preferred()
    return c
  }

  private func names(_ parts: [any Part]) -> [String] { parts.map { "\(type(of: $0))" } }

  private func many(_ c: RawContainer) throws -> [any Part] {
    try c.scope.resolveMany((any Part).self, leavingOut: [.recursive], for: c)
  }

  @Test(
    "V2-22 all in order of registration, regardless of names and preferences",
    arguments: RawContainer.Style.allCases)
  func order(style: RawContainer.Style) throws {
    let c = parts(style)
    #expect(names(try many(c)) == ["Bolt", "Nut", "Gear"])
    #expect(names(try c.get(All<any Part>.self).elements) == ["Bolt", "Nut", "Gear"])
  }

  @Test("V2-22 the order is that of registration, not that of offering the type")
  func lateService() throws {
    let c = RawContainer(.deferring)
    let bolt = c.declare(.deferring) { Bolt() }
    c.declare(.deferring) { Nut() }.offered(as: (any Part).self)
    bolt.offered(as: (any Part).self)
    #expect(names(try many(c)) == ["Bolt", "Nut"])
  }

  @Test("V1-19 a component offers a type once, under any number of names")
  func once() throws {
    let c = RawContainer(.deferring)
    c.declare(.deferring) { Bolt() }.offered(as: (any Part).self)
      .offered(as: (any Part).self, tag: Int.self).named("x").named("y")
    #expect(try many(c).count == 1)
  }

  @Test("V2-22 an unregistered type fails")
  func empty() throws {
    #expect(try failure { _ = try many(RawContainer(.deferring)) }.kind.name == "notFound")
  }

  @Test(
    "V1-19 V2-23 V3-32 objects under construction are omitted",
    arguments: RawContainer.Style.allCases,
    [true, false])
  func withoutOwner(style: RawContainer.Style, asksItself: Bool) throws {
    let c = parts(style)
    if asksItself {
      c.closure(style) { c in
        let hub = Hub()
        hub.parts = try many(c)
        return hub
      }
      .offered(as: (any Part).self)
    } else {
      c.declare(style) { (all: All<any Part>) in
        let hub = Hub()
        hub.parts = all.elements
        return hub
      }
      .offered(as: (any Part).self)
    }
    #expect(names(try c.get(Hub.self).parts) == ["Bolt", "Nut", "Gear"])
    let all = try many(c)
    #expect(names(all) == ["Bolt", "Nut", "Gear", "Hub"])
    #expect(names((all[3] as? Hub)?.parts ?? []) == ["Bolt", "Nut", "Gear"])
  }

  @Test(
    "V1-19 V2-23 a deferred injection includes the owner, as the same object",
    arguments: [RawContainer.Style.deferring, .withdrawing])
  func withOwner(style: RawContainer.Style) throws {
    let c = parts(style)
    c.declare(style) { Hub() }.offered(as: (any Part).self)
      .run { c, hub in hub.parts = try many(c) }
    let hub = try c.get(Hub.self)
    #expect(names(hub.parts) == ["Bolt", "Nut", "Gear", "Hub"])
    #expect(hub.parts.last === hub)
  }

  @Test("V3-32 a deferred injection omits the root, but not a nested owner")
  func excludesRootFromMany() throws {
    let c = parts(.immediate)
    c.declare(.immediate, kept: Lifetime(.graph)) { Hub() }.offered(as: (any Part).self)
      .inject(later: true) { (hub: Hub, all: All<any Part>) in hub.parts = all.elements }
    c.declare(.immediate) { (hub: Hub) in [hub] }
    #expect(names(try c.get(Hub.self).parts) == ["Bolt", "Nut", "Gear"])
    let nested = try c.get([Hub].self)[0]
    #expect(names(nested.parts) == ["Bolt", "Nut", "Gear", "Hub"])
    #expect(nested.parts.last === nested)
  }

  @Test("V3-32 an immediate injection omits its owner")
  func atOnce() throws {
    let c = parts(.immediate)
    c.declare(.immediate) { Hub() }.offered(as: (any Part).self)
      .inject { (hub: Hub, all: All<any Part>) in hub.parts = all.elements }
    #expect(names(try c.get(Hub.self).parts) == ["Bolt", "Nut", "Gear"])
  }

  @Test("V2-23 an element that depends on the requester at any depth is omitted")
  func recursionBelow() throws {
    for style in RawContainer.Style.allCases {
      let c = parts(style)
      c.declare(style) { (all: All<any Part>) in
        let hub = Hub()
        hub.parts = all.elements
        return hub
      }
      c.declare(style) { (_: [Hub]) in Bolt() }.offered(as: (any Part).self)
      c.declare(style) { (hub: Hub) in [hub] }
      #expect(names(try c.get(Hub.self).parts) == ["Bolt", "Nut", "Gear"])
    }
  }

  @Test("V1-20 V2-23 any other failure of an element fails the request")
  func otherFailure() throws {
    let c = parts(.deferring)
    c.declare(.deferring) { (_: Int) in Hub() }.offered(as: (any Part).self)
    #expect(try failure { _ = try many(c) }.kind.name == "notFound")
    let some = try c.scope.resolveMany(
      (any Part).self, leavingOut: [.recursive, .uncreatable], for: c)
    #expect(names(some) == ["Bolt", "Nut", "Gear"])
  }

  @Test("V1-20 in an outermost request, each element has an object graph of its own")
  func ownGraphs() throws {
    let c = RawContainer(.deferring)
    let log = Received<String>()
    for name in ["a", "b"] {
      c.closure(.deferring, line: name == "a" ? 1 : 2) { _ -> Bolt in
        log("\(name) made")
        return Bolt()
      }
      .offered(as: (any Part).self).run { _, _ in log("\(name) injected") }
    }
    _ = try many(c)
    #expect(log.all == ["a made", "a injected", "b made", "b injected"])
  }

  @Test("V1-20 every element receives the same arguments")
  func withArguments() throws {
    let c = RawContainer(.deferring)
    for _ in 0..<2 {
      c.argument(.deferring) { (_, parts: [any Part]) -> Hub in
        let hub = Hub()
        hub.parts = parts
        return hub
      }
      .offered(as: (any Part).self)
    }
    let bolt = Bolt()
    let hubs = try c.scope.resolveMany(
      (any Part).self, leavingOut: [], for: c, signature: (([any Part]) -> any Part).self,
      [bolt] as [any Part])
    #expect(hubs.count == 2)
    #expect(hubs.allSatisfy { ($0 as? Hub)?.parts.first === bolt })
  }

  @Test("an array of Optionals is looked up by the wrapped type")
  func optionals() throws {
    let c = parts(.immediate)
    #expect(try c.get(All<(any Part)?>.self).elements.compactMap { $0 }.count == 3)
  }
}
