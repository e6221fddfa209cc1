import DIEngine
import Testing

protocol Engine3D: AnyObject {}
final class Wheel {}
final class Axle {
  init(_ wheel: Wheel) {}
}
final class Chassis {
  init(_ axle: Axle) {}
}
final class Car {
  var garage: Garage?
  init(_ chassis: Chassis) {}
}
final class Driver {
  init(_ car: Car) {}
}
final class Garage {
  var driver: Driver?
  init(_ name: Given<String>, _ places: Given<Int>) {}
  init() {}
}
final class Diesel: Engine3D {}
final class Electric {}

/// The exact text of failures.
@Suite("Text of failures")
struct FailureTextTests {
  private let c = RawContainer(.immediate)
  private let file = "/home/somebody/App/Parts.swift"

  private func expect(
    _ name: String, kind: String, _ location: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) throws {
    let failure = try failure(location, of: body)
    #expect(failure.kind.name == kind, sourceLocation: location)
    try expectGolden(failure.description, name, location)
  }

  private func registerCar() {
    c.declare(.immediate, file: file, line: 10, Driver.init)
    c.declare(.immediate, kept: Lifetime(.graph), file: file, line: 20, Car.init)
    c.declare(.immediate, kept: Lifetime(.engine), file: file, line: 30, Chassis.init)
    c.closure(.immediate, file: file, line: 40) { Axle(try $0.get()) }
  }

  @Test("not found")
  func notFound() throws {
    try expect("notFound", kind: "notFound") { _ = try c.get(Wheel.self) }
  }

  @Test("not found five levels deep: the complete path")
  func notFoundDeep() throws {
    registerCar()
    c.declare(.immediate, file: file, line: 5) { (_: Driver) in Garage() }.named("big")
    try expect("notFoundDeep", kind: "notFound") { _ = try c.get(Garage.self) }
  }

  @Test("not found by a deferred injection: the complete path")
  func notFoundLater() throws {
    let c = RawContainer(.deferring)
    c.declare(.deferring, file: file, line: 10) { (_: Car) in Driver(Car(Chassis(Axle(Wheel())))) }
    c.declare(.deferring, file: file, line: 20) { Car(Chassis(Axle(Wheel()))) }
      .inject { $0.garage = $1 }
    c.declare(.deferring, file: file, line: 30) { Garage() }
      .inject { (_: Garage, _: Electric) in }
    c.closure(.deferring, file: file, line: 40) { Electric.init(from: try $0.get()) }
    try expect("notFoundLater", kind: "notFound") { _ = try c.get(Driver.self) }
  }

  @Test("a type that is linked twice")
  func linkedTwice() throws {
    // Two types with the same description, as in a module that is linked twice.
    typealias Direct = (@autoclosure () -> Int) -> Void
    typealias Other = (() -> Int) -> Void
    try #require(String(reflecting: Direct.self) == String(reflecting: Other.self))
    try #require(ObjectIdentifier(Direct.self) != ObjectIdentifier(Other.self))
    c.declare(.immediate, file: file, line: 10) { () -> Other in { _ in } }
    c.declare(.immediate, file: file, line: 11) { Wheel() }
    try expect("linkedTwice", kind: "notFound") {
      let _: Direct = try c.scope.resolve(Direct.self, for: c)
    }
  }

  @Test("an unknown name, with other names known")
  func qualifierNotFound() throws {
    c.declare(.immediate, file: file, line: 10) { Wheel() }.named("front").named("spare")
    c.declare(.immediate, file: file, line: 11) { Wheel() }.offered(as: Wheel.self, tag: Car.self)
    try expect("qualifierNotFound", kind: "qualifierNotFound") {
      _ = try c.get(Wheel.self, name: "rear")
    }
    try expect("qualifierNotFound", kind: "qualifierNotFound") {
      let _: Wheel = try c.scope.resolve(Wheel.self, name: "rear", for: c)
    }
  }

  @Test("names only, and a request without one")
  func namelessNotFound() throws {
    c.declare(.immediate, file: file, line: 10) { Wheel() }.named("front").change {
      $0.behaviour.options.insert(.namelessNeedsDefault)
    }
    try expect("namelessNotFound", kind: "qualifierNotFound") { _ = try c.get(Wheel.self) }
  }

  @Test("several candidates, with their places")
  func ambiguous() throws {
    registerCar()
    c.declare(.immediate, file: file, line: 50) { Wheel() }.named("front")
    c.declare(.immediate, file: "Other/Spare.swift", line: 60) { Wheel() }
    try expect("ambiguous", kind: "ambiguous") { _ = try c.get(Axle.self) }
  }

  @Test("several external instances")
  func severalExternal() throws {
    c.declare(.immediate, kept: Lifetime(.external), file: file, line: 10) { Wheel() }
    registerCar()
    let wheel = Wheel()
    try c.inject(wheel)
    try expect("severalExternal", kind: "severalExternal") { _ = try c.get(Axle.self) }
    withExtendedLifetime(wheel) {}
  }

  @Test("no initializer for the arguments")
  func factoryNotFound() throws {
    c.declare(.immediate, file: file, line: 10) { Wheel() }
    try expect("factoryNotFound", kind: "factoryNotFound") { _ = try c.get(Wheel.self, 1, "x") }
  }

  @Test("no initializer at all")
  func factoryMissing() throws {
    let component = Component(
      of: Garage.self, file: file, line: 10, behaviour: RawContainer.Style.immediate.behaviour,
      lifetime: Lifetime(.scope), factory: .missing(Garage.self))
    c.add(component, of: Garage.self, .immediate)
    c.closure(.immediate, file: file, line: 20) { c -> Driver in
      _ = try c.get(Garage.self)
      return Driver(try c.get())
    }
    try expect("factoryMissing", kind: "factoryNotFound") { _ = try c.get(Driver.self) }
  }

  @Test("offered as a type that its objects don't have")
  func wrongType() throws {
    c.declare(.immediate, file: file, line: 10) { Electric() }.offered(as: (any Engine3D).self)
    c.declare(.immediate, file: file, line: 20) { (_: any Engine3D) in Wheel() }
    try expect("wrongType", kind: "wrongType") { _ = try c.get(Wheel.self) }
  }

  @Test("initializers that depend on each other")
  func recursion() throws {
    registerCar()
    c.closure(.immediate, file: file, line: 70) { c -> Wheel in
      _ = try c.get(Car.self)
      return Wheel()
    }
    try expect("recursion", kind: "recursion") { _ = try c.get(Driver.self) }
  }

  @Test("an object that recreates itself")
  func regeneration() throws {
    c.declare(.immediate, file: file, line: 10) { Garage() }
      .inject(later: true) { $0.driver = $1 }
    c.declare(.immediate, file: file, line: 20) { (_: Garage) in
      Driver(Car(Chassis(Axle(Wheel()))))
    }
    try expect("regeneration", kind: "recursion") { _ = try c.get(Garage.self) }
  }

  @Test("a factory that returned nil")
  func nilFactory() throws {
    c.declare(.immediate, file: file, line: 10) { () -> Wheel? in nil }
    c.declare(.immediate, file: file, line: 20, Axle.init)
    try expect("nilFactory", kind: "nilFactory") { _ = try c.get(Axle.self) }
  }

  private func garage(_ entries: [ArgumentEntries.Entry]) throws {
    c.declare(.immediate, file: file, line: 10) { (name: Given<String>, places: Given<Int>) in
      Garage(name, places)
    }
    .offered(as: AnyObject.self)
    var entries = ArgumentEntries(entries)
    let _: Garage = try c.scope.resolve(Garage.self, entries: &entries, for: c)
  }

  @Test("a missing argument")
  func argumentMissing() throws {
    try expect("argumentMissing", kind: "argumentMissing") {
      try garage([.init(type: Garage.self, values: ["north"])])
    }
  }

  @Test("an argument of another type")
  func wrongArgument() throws {
    try expect("wrongArgument", kind: "wrongArgument") {
      try garage([.init(type: Garage.self, values: ["north", "two"])])
    }
  }

  @Test("repeated arguments")
  func argumentsAmbiguous() throws {
    try expect("argumentsAmbiguous", kind: "argumentsAmbiguous") {
      try garage([
        .init(type: Garage.self, values: ["north", 1]),
        .init(type: AnyObject.self, values: ["south", 2]),
      ])
    }
  }

  @Test("values that no initializer accepts")
  func argumentsNotTaken() throws {
    c.argument(.immediate, file: file, line: 10) { (_, number: Int) in Axle(Wheel()) }
    try expect("argumentsNotTaken", kind: "argumentsNotTaken") {
      var entries = ArgumentEntries(Axle.self, ["front", 2.5])
      let _: Axle = try c.scope.resolve(Axle.self, .none, .softens, entries: &entries, for: c)
    }
  }

  @Test("a user's error")
  func user() throws {
    registerCar()
    c.declare(.immediate, file: file, line: 70) { () -> Wheel in
      throw Refusal(reason: "out of rubber")
    }
    try expect("user", kind: "user") { _ = try c.get(Chassis.self) }
  }

  @Test(
    "hidden components, and what threads, tasks and actors refuse",
    arguments: [
      Failure.Kind.noAccess(allowed: [Failure.Access(type: Wheel.self, modules: ["Garage"])]),
      .otherActor(name: "the main actor"), .needsTask, .madeByTask, .stackUsedUp,
      .nestedTooDeeply(count: 100), .longWait, .cancelled, .ended,
      .isolatedConformance(
        real: Diesel.self, target: (any Engine3D).self, actor: MainActor.self),
    ])
  func refused(_ kind: Failure.Kind) throws {
    let wheel = ComponentInfo(type: Wheel.self, file: file, line: 10)
    let failure = Failure(
      kind, requested: Wheel.self, component: wheel, path: [], candidates: [wheel])
    try expectGolden(failure.description, kind.name)
  }

  @Test("codes are numbered without a gap")
  func codes() {
    for (number, code) in zip(1..., FailureCode.allCases) {
      #expect(code.rawValue == "DIF\(String(1_000 + number).suffix(3))")
    }
  }

  @Test("a text leads to the page of its code, as soon as pages have an address")
  func pages() {
    let address = "https://example.com/codes/"
    #expect(CodePage.line("DIF001", at: "") == "  Code: DIF001")
    #expect(CodePage.line("DIF001", at: address) == "  Code: DIF001, \(address)DIF001")
  }
}

extension Electric {
  convenience init(from wheel: Wheel) { self.init() }
}
