import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

@Suite("Errors between generations")
struct ThrownErrorTests {
  struct Locked: Error, Equatable {
    let number: Int
  }

  final class Motor {}
  final class Car {
    init(_ motor: Motor) {}
  }
  final class Garage {
    init(_ car: Car) {}
  }
  final class Missing {}

  private let engine = Engine()

  @Test("an error of release 1 or 2 reaches a modern request through modern components")
  func outward() throws {
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { () throws -> Motor in throw Locked(number: 1) }
    let modern = DIv3.DIContainer(engine: engine)
    modern.register(Car.init)
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register { (container: DIv2Compat.DIContainer) -> Garage in
      Garage(try container.resolve())
    }
    _ = try (first.build(), second.build())
    let failure = try #require(
      throws: DIFailure.self
    ) { _ = try modern.resolved() as Garage }
    #expect(failure.underlyingError as? Locked == Locked(number: 1))
    // The closure of release 2 passes the error on, not how it came there.
    #expect(failure.path.map { "\($0.type)" } == ["Garage"])
    let direct = try #require(throws: DIFailure.self) { _ = try modern.resolved() as Car }
    #expect(direct.path.map { "\($0.type)" } == ["Car", "Motor"])
    #expect(direct.underlyingError as? Locked == Locked(number: 1))
  }

  @Test("an error of a modern component reaches requests of releases 1 and 2 unchanged")
  func inward() throws {
    let modern = DIv3.DIContainer(engine: engine)
    modern.register(throwing: { () throws -> Motor in throw Locked(number: 2) })
    modern.register(throwing: { (c: DIv3.DIContainer) in Car(try c.resolved()) })
    let scope = try DIv1Compat.DIContainerBuilder(engine: engine).build()
    let container = try DIv2Compat.DIContainerBuilder(engine: engine).build()
    #expect(throws: Locked(number: 2)) { try scope.resolve(Car.self) }
    #expect(throws: Locked(number: 2)) { try container.resolve() as Car }
  }

  @Test("what the graph lacks for a modern component is an error of the generation that asks")
  func lacking() throws {
    let modern = DIv3.DIContainer(engine: engine)
    modern.register(throwing: { (c: DIv3.DIContainer) in [try c.resolved() as Missing] })
    let scope = try DIv1Compat.DIContainerBuilder(engine: engine).build()
    let container = try DIv2Compat.DIContainerBuilder(engine: engine).build()
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve([Missing].self) }
    #expect(throws: DIv2Compat.DIError.self) { try container.resolve() as [Missing] }
    #expect(throws: DIFailure.self) { try modern.resolved() as [Missing] }
  }
}
