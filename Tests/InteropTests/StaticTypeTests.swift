import DIv1Compat
import DIv2Compat
import Testing

@Suite("Metatypes of subclasses")
struct StaticTypeTests {
  class Base {}
  final class Sub: Base {}

  /// The metatype of the subclass, with the static type of its superclass.
  private let type: Base.Type = [Base.self, Sub.self].last!

  @Test("requests and registrations use the static type")
  func requests() throws {
    let old = DIv1Compat.DIContainerBuilder()
    old.register(type).initializer { Base() }
    let scope = try old.build()
    #expect(try scope.resolve(type) === scope.resolve(Base.self))
    #expect(try scope.resolveMany(type).count == 1)
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Sub.self) }

    let newer = DIv2Compat.DIContainerBuilder()
    newer.register(type: type).initial { Base() }
    let container = try newer.build()
    #expect(try container.resolve(type) === container.resolve(Base.self))
    #expect(throws: DIv2Compat.DIError.self) { try container.resolve(Sub.self) }
  }
}
