import DIEngine
import Testing

private protocol Sounding {}
private protocol Rolling {}
private final class Bell: Sounding, Rolling {}

@Suite("Services of a declaration")
struct ServiceListTests {
  private let component = Component(
    of: Bell.self, file: "", line: 0, behaviour: RawContainer.Style.immediate.behaviour,
    lifetime: Lifetime(.nowhere), factory: nil)

  private func isEqual(_ services: [Service], _ types: any Any.Type...) -> Bool {
    services.map(\.type) == types.map { ObjectIdentifier($0) }
  }

  @Test("V1-1 V2-2 without another service the own type is offered, explicit or not")
  func ownType() {
    var list = ServiceList(of: component)
    #expect(isEqual(list.asStated, Bell.self))
    #expect(isEqual(list.ownTypeFirst, Bell.self))
    #expect(list.isOwnTypeOnly)
    list.offerOwnType()
    list.offer(Service(Bell?.self))
    #expect(isEqual(list.asStated, Bell.self))
    #expect(isEqual(list.ownTypeFirst, Bell.self))
    #expect(list.isOwnTypeOnly)
  }

  @Test("V1-2 V2-3 V2-4 other services hide the own type unless it is explicit, each type once")
  func otherTypes() {
    var list = ServiceList(of: component)
    list.offer(Service((any Sounding).self))
    list.offer(Service((any Sounding)?.self))
    #expect(isEqual(list.asStated, (any Sounding).self))
    #expect(isEqual(list.ownTypeFirst, (any Sounding).self))
    #expect(!list.isOwnTypeOnly)
    list.offerOwnType()
    list.offer(Service((any Rolling).self))
    #expect(isEqual(list.asStated, (any Sounding).self, Bell.self, (any Rolling).self))
    #expect(isEqual(list.ownTypeFirst, Bell.self, (any Sounding).self, (any Rolling).self))
    #expect(!list.isOwnTypeOnly)
  }
}
