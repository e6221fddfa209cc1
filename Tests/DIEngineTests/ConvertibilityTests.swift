import ClassScanning
import DIEngine
import DIEngineGraph
import Testing

/// What metadata tells of casts. Each answer is compared with a cast of a value where one can exist.
@Suite("Casts that can't succeed")
struct ConvertibilityTests {
  protocol Plain {}
  protocol Bound: AnyObject {}
  protocol Wide<Element> { associatedtype Element }

  struct Empty {}
  struct Full: Plain {}
  enum Choice { case one }
  struct Holder<Content> { var content: Content }

  final class Last {}
  final class LastFull: Plain, Bound {}
  class Base {}
  class Parent: Base {}
  final class Child: Parent, Plain {}
  class Alone {}
  final class Other: Alone {}
  class Ground {}
  final class Risen<Content>: Ground, Plain {}
  class Basis<Content> {}
  final class Upper<Content>: Basis<Content>, Plain {}
  class Fact<Content> {}
  final class Proof: Fact<Int>, Plain {}
  actor Worker {}
  typealias Closure = @Sendable () -> Int

  private func cast<Value, Target>(_ value: Value, to target: Target.Type) -> Bool {
    (value as Any) as? Target != nil
  }

  /// Expects that values may be of a type, as one value shows.
  private func expectPossible<Value, Target>(
    _ value: Value, _ target: Target.Type, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(cast(value, to: target), sourceLocation: location)
    #expect(
      convertibility(of: Value.self, to: target, among: ProcessClasses()) == .possible,
      sourceLocation: location)
  }

  private func expectImpossible<Value, Target>(
    _ value: Value, _ target: Target.Type, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(!cast(value, to: target), sourceLocation: location)
    #expect(
      convertibility(of: Value.self, to: target, among: ProcessClasses()) == .impossible,
      sourceLocation: location)
  }

  /// Expects a class without a known subclass of a type: generic classes are known only where the
  /// loaded images list them.
  private func expectNone<Value, Target>(
    _ value: Value, _ target: Target.Type, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(!cast(value, to: target), sourceLocation: location)
    #if canImport(ObjectiveC)
    let expected = Convertibility.unlikely
    #else
    let expected = Convertibility.impossible
    #endif
    #expect(
      convertibility(of: Value.self, to: target, among: ProcessClasses()) == expected,
      sourceLocation: location)
  }

  @Test("structs and enums have no subtypes")
  func values() {
    expectPossible(Full(), (any Plain).self)
    expectPossible(Full(), Any.self)
    expectPossible(Full(), AnyObject.self)
    expectPossible(Full(), Full.self)
    expectPossible(5, AnyHashable.self)
    expectPossible(AnyHashable(5), Int.self)
    expectPossible([Int](), [String].self)
    expectPossible(Set<Int>(), Set<AnyHashable>.self)
    expectPossible(["a": 1], [String: Any].self)
    expectImpossible(Empty(), (any Plain).self)
    expectImpossible(Choice.one, (any Plain).self)
    expectImpossible(Full(), (any Bound).self)
    expectImpossible(Full(), (any Plain & Bound).self)
    expectImpossible(Full(), (any Wide<Int>).self)
    expectPossible([5], (any Sequence<Int>).self)
    expectImpossible([5], (any Sequence<String>).self)
    expectImpossible(Full(), Empty.self)
    expectImpossible(5, String.self)
    expectImpossible(Empty(), Last.self)
    expectImpossible(Holder(content: 5), Holder<Any>.self)
    expectImpossible([1], Set<Int>.self)
    expectImpossible(Empty(), Closure.self)
    expectImpossible([Empty()], (any Equatable).self)
    expectPossible([1], (any Equatable).self)
  }

  @Test("a class is of another type if a known class below it is")
  func classes() {
    expectPossible(LastFull(), (any Plain & Bound).self)
    expectPossible(Child() as Parent, Child.self)
    expectPossible(Child() as Base, (any Plain).self)
    expectPossible(Child(), Base.self)
    expectPossible(Child(), (any Base & Plain).self)
    expectPossible(Proof() as Fact<Int>, (any Plain).self)
    expectPossible(Last(), AnyObject.self)
    expectNone(Last(), (any Plain).self)
    expectNone(Alone(), (any Plain).self)
    expectNone(Worker(), (any Plain).self)
    expectImpossible(Last(), Base.self)
    expectImpossible(Alone(), Base.self)
    expectImpossible(Alone(), (any Base & Plain).self)
    expectImpossible(Basis<Int>(), Basis<Any>.self)
    expectImpossible(Last(), Int.self)
    expectImpossible(Last(), Closure.self)
  }

  @Test("a generic class below a class may be of any protocol")
  func genericClasses() {
    expectPossible(Risen<Int>() as Ground, (any Plain).self)
    expectPossible(Upper<Int>() as Basis<Int>, (any Plain).self)
  }

  @Test("where the declared type doesn't tell the object's type, each cast is possible")
  func unknown() {
    expectPossible(Child() as any Plain, Child.self)
    expectPossible(5 as Any, Int.self)
    expectPossible(Last() as AnyObject, Last.self)
    expectPossible(Full() as any Plain, Full.self)
    expectPossible(Full.self, (any Plain.Type).self)
  }

  @Test("layers of Optional don't count")
  func optionals() {
    expectPossible(Full() as Full?, (any Plain)?.self)
    expectPossible(Full() as Full??, (any Plain).self)
    expectImpossible(Empty() as Empty?, (any Plain).self)
  }

  @Test("closures and tuples are of no protocol")
  func closures() {
    let closure: Closure = { 5 }
    expectImpossible(closure, (any Plain).self)
    expectImpossible(closure, Int.self)
    expectPossible(closure, Any.self)
    expectImpossible((1, 2), (any Plain).self)
  }
}
