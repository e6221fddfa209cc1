import DIEngine
import Testing

private protocol Bound: AnyObject { var name: String { get } }
private protocol Open { var name: String { get } }
private protocol Unrelated {}

private class Base: Bound, Open {
  let onDeath: () -> Void
  var name: String { "base" }
  init(_ onDeath: @escaping () -> Void = {}) { self.onDeath = onDeath }
  deinit { onDeath() }
}

private final class Derived: Base, Unrelated {
  override var name: String { "derived" }
}

@Suite("Casts of objects")
struct ObjectCastTests {
  /// Casts objects of alternating classes several times and compares the results with the runtime's.
  private func check<Object: AnyObject, Target>(
    _ make: [() -> Object], to target: Target.Type, name: (Target) -> String
  ) throws {
    let cast = try #require(ObjectCast(from: Object.self, to: Target.self))
    for _ in 0..<3 {
      for make in make {
        let object = make()
        let result = cast.converted(object, to: Target.self)
        #expect((result != nil) == (object is Target))
        guard let result else { continue }
        #expect(result as AnyObject === object)
        #expect(name(result) == (object as? any Open)?.name)
      }
    }
  }

  @Test("casts to each kind of type, of objects of the class and of a subclass")
  func kinds() throws {
    let objects: [() -> Base] = [{ Base() }, { Derived() }, { Base() }, { Base() }]
    try check(objects, to: (any Bound).self) { $0.name }
    try check(objects, to: (any Open).self) { $0.name }
    try check(objects, to: (any Bound & Open).self) { $0.name }
    try check(objects, to: Base.self) { $0.name }
    try check(objects, to: Derived.self) { $0.name }
    try check(objects, to: (any Unrelated).self) { ($0 as! Base).name }
    try check(objects, to: AnyObject.self) { ($0 as! Base).name }
    try check(objects, to: Any.self) { ($0 as! Base).name }
    try check([{ Derived() }, { Derived() }], to: Base.self) { $0.name }
  }

  @Test("a cast retains and releases nothing")
  func counts() throws {
    var dead = 0
    let cast = try #require(ObjectCast(from: Base.self, to: (any Open).self))
    for count in 1...5 {
      var object: (any Open)? = cast.converted(Base { dead += 1 }, to: (any Open).self)
      #expect(object?.name == "base")
      #expect(dead == count - 1)
      object = nil
      #expect(dead == count)
    }
  }

  @Test("casts are available for references only")
  func references() {
    #expect(ObjectCast(from: Int.self, to: Any.self) == nil)
    #expect(ObjectCast(from: Base.self, to: Int.self) == nil)
    #expect(ObjectCast(from: (any Bound).self, to: (any Open).self) == nil)
  }
}

extension ObjectCast {
  /// Returns the object as another type, which must be the cast's target type.
  fileprivate func converted<Target>(_ object: AnyObject, to target: Target.Type) -> Target? {
    withUnsafeTemporaryAllocation(of: target, capacity: 1) { buffer in
      let memory = UnsafeMutableRawPointer(buffer.baseAddress!)
      let given = Unmanaged.passRetained(object)
      memory.storeBytes(of: given.toOpaque(), as: UnsafeMutableRawPointer.self)
      if complete(memory) { return buffer.baseAddress!.move() }
      defer { given.release() }
      guard (try? convert(object, to: target, at: memory) { _ in false }) != nil else { return nil }
      learn(object, memory)
      return buffer.baseAddress!.move()
    }
  }
}
