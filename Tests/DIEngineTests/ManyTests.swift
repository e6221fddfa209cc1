import DIEngine
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
    try c.scope.resolveMany((any Part).self, omittingRefused: true, for: c)
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
      (any Part).self, omittingRefused: false, for: c, signature: (([any Part]) -> any Part).self,
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
