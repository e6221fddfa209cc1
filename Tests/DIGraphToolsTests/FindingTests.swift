import DIEngine
import DIGraphTools
import DIv3
import DIv3Async
import Testing

/// For each rule a graph that breaks it, and the same graph with the remedy of the finding.
@Suite("Each rule finds its mistake, and nothing after the remedy")
struct FindingTests {
  struct Plain {
    var motor: Motor?
  }
  final class Driver {
    let car: Navigator?
    init(_ car: Navigator) { self.car = car }
    init(lazy: Lazy<Navigator>) { car = nil }
    init() { car = nil }
    var navigator: Navigator?
  }
  final class Navigator {
    init(_ driver: Driver) {}
    init() {}
    var driver: Driver?
  }
  final class Trip {
    init(number: Int) {}
    init(lazy: Lazy<Motor>) {}
    init(async: AsyncLazy<Motor>) {}
    init(maybe: (any Fuel)?) {}
    init(fuel: any Fuel) {}
    init(all: [any Fuel]) {}
    init() {}
  }

  final class Pump {
    init(_ all: [Petrol]) {}
  }

  // A macro's closure has one line, which registers a type once: graphs with several components of a type are made
  // outside of `#expect`.

  /// Returns the findings of a rule on a graph, as their severities.
  private func found(
    _ code: GraphFinding.Code, _ register: (DIContainer) -> Void
  ) -> [GraphFinding.Severity] {
    let container = DIContainer()
    register(container)
    return container.engine.validate().of(code).map(\.severity)
  }

  @Test("DIG001 nothing offers what a component needs")
  func notRegistered() {
    #expect(found(.notRegistered) { $0.register(Car.init) } == [.error])
    #expect(found(.notRegistered) { $0.register(Trip.init(maybe:)) } == [.warning])
    #expect(found(.notRegistered) { $0.register { Trip(all: many($0)) } } == [.warning])
    #expect(
      found(.notRegistered) {
        $0.register(Car.init)
        $0.register(Motor.init)
      } == [])
  }

  @Test("a list of findings has one in each line")
  func lines() {
    let container = DIContainer()
    container.register(file: "Cars.swift", line: 12, Car.init)
    container.register(file: "Cars.swift", line: 13, Petrol.init).default()
    #expect(
      String(describingForTest: container.problems) == """
        [
        error DIG001 Cars.swift:12: no component offers Motor, which Car needs for its initializer. To do: \
        register Motor, offer a registered component as that type, or request an Optional., \

        warning DIG023 Cars.swift:13: Petrol is the default, but no other component of its container offers any of \
        its types with the same name or tag. To do: offer it as the type that others offer, too, or don't make it \
        the default.]
        """)
  }

  @Test("what a missing parameter's type suggests: an argument, all components, a type that fits")
  func remediesOfMissing() {
    func remedy(_ register: (DIContainer) -> Void) -> String? {
      let container = DIContainer()
      register(container)
      return container.engine.validate().of(.notRegistered).first?.remedy
    }
    #expect(
      remedy { $0.register(Trip.init(number:)) }
        == "write arg($0) if each request passes the value; else register Int, offer a registered component "
        + "as that type, or request an Optional.")
    #expect(
      remedy {
        $0.register(Trip.init(all:))
        $0.register(Petrol.init).as((any Fuel).self)
      } == "1 component offers Fuel: write many($0).")
    let offer =
      "let Petrol offer Fuel: as(check: (any Fuel).self) { $0 }; or register another component."
    #expect(
      remedy {
        $0.register(Trip.init(fuel:))
        $0.register(Petrol.init)
      } == offer)
  }

  @Test("DIG002 several components offer it, and none is preferred")
  func ambiguous() {
    #expect(
      found(.ambiguous) {
        $0.register(Trip.init(fuel:))
        $0.register(Petrol.init).as((any Fuel).self)
        $0.register(Diesel.init).as((any Fuel).self)
      } == [.error])
    #expect(
      found(.ambiguous) {
        $0.register(Trip.init(fuel:))
        $0.register(Petrol.init).as((any Fuel).self).default()
        $0.register(Diesel.init).as((any Fuel).self)
      } == [])
  }

  @Test("DIG003 DIG006 a component without an initializer")
  func withoutInitializer() {
    #expect(
      found(.withoutInitializer) {
        $0.register(Motor.self).lifetime(.prototype)
        $0.register(Car.init)
      } == [.error])
    #expect(found(.onlyInjects) { $0.register(Motor.self) } == [.note])
    for code in [GraphFinding.Code.withoutInitializer, .onlyInjects] {
      #expect(
        found(code) {
          $0.register(Motor.init).lifetime(.prototype)
          $0.register(Car.init)
        } == [])
    }
  }

  @Test("DIG004 DIG005 a component whose objects come from elsewhere")
  func external() {
    #expect(
      found(.onlyWhileInjecting) {
        $0.register(Driver.self).lifetime(.objectGraph).injection(cycle: true, \.navigator)
        $0.register { Navigator($0) }
      } == [.warning])
    #expect(
      found(.onlyWhileInjecting) {
        $0.register { Driver() }.lifetime(.objectGraph).injection(cycle: true, \.navigator)
        $0.register { Navigator($0) }
      } == [])
    #expect(
      found(.onlyOnceInjected) {
        $0.register(Motor.self).lifetime(.perContainer(.strong))
        $0.register(Car.init)
      } == [.note])
    #expect(
      found(.onlyOnceInjected) {
        $0.register(Motor.init).lifetime(.perContainer(.strong))
        $0.register(Car.init)
      } == [])
  }

  @Test("DIG007 DIG008 DIG009 the lifetimes of a cycle")
  func cycles() {
    func cycle(_ driver: DILifeTime, _ navigator: DILifeTime) -> (DIContainer) -> Void {
      {
        $0.register { Driver() }.lifetime(driver).injection(cycle: true, \.navigator)
        $0.register { Navigator() }.lifetime(navigator).injection(cycle: true, \.driver)
      }
    }
    #expect(found(.endlessCycle, cycle(.prototype, .prototype)) == [.error])
    #expect(found(.newObjectInCycle, cycle(.prototype, .objectGraph)) == [.warning])
    #expect(found(.staleObjectInCycle, cycle(.perContainer(.strong), .objectGraph)) == [.warning])
    for code in [GraphFinding.Code.endlessCycle, .newObjectInCycle, .staleObjectInCycle] {
      #expect(found(code, cycle(.objectGraph, .objectGraph)) == [])
    }
  }

  @Test("DIG010 DIG011 DIG027 the breaks of a cycle")
  func breaks() {
    #expect(
      found(.cycleOfInitializers) {
        $0.register { Driver($0) }
        $0.register { Navigator($0) }
      } == [.error])
    #expect(
      found(.cycleWithoutBreak) {
        $0.register { Driver() }.injection(\.navigator)
        $0.register { Navigator($0) }
      } == [.error])
    #expect(
      found(.cycleOfLazies) {
        $0.register { Driver(lazy: $0) }
        $0.register { Navigator($0) }
      } == [.note])
    for code in [GraphFinding.Code.cycleOfInitializers, .cycleWithoutBreak, .cycleOfLazies] {
      #expect(
        found(code) {
          $0.register { Driver() }.injection(cycle: true, \.navigator)
          $0.register { Navigator($0) }
        } == [])
    }
  }

  @Test("DIG013 no root leads to a component")
  func unused() {
    #expect(
      found(.unused) {
        $0.register { Trip() }.root()
        $0.register(Motor.init)
      } == [.warning])
    #expect(
      found(.unused) {
        $0.register { Trip() }.root()
        $0.register(Motor.init).unused()
      } == [])
  }

  @Test("DIG014 a lazy without await leads to what only requests with await make")
  func needsAwait() {
    #expect(
      found(.needsAwait) {
        $0.register { () async in Motor() }
        $0.register(Trip.init(lazy:))
      } == [.warning])
    #expect(
      found(.needsAwait) {
        $0.register { () async in Motor() }
        $0.register(Trip.init(async:))
      } == [])
  }

  @Test("DIG015 a component is offered as what its objects are not")
  func impossibleService() {
    #expect(found(.impossibleService) { $0.register { Plain() }.as((any Fuel).self) } == [.error])
    #expect(found(.impossibleService) { $0.register(Petrol.init).as((any Fuel).self) } == [])
  }

  @Test("DIG016 DIG022 arguments")
  func arguments() {
    final class Numbered {
      init(_ number: Int) {}
    }
    final class Maker {
      init(_ make: Provider1<Numbered, String>) {}
      init(right: Provider1<Numbered, Int>) {}
    }
    #expect(
      found(.wrongArgument) {
        $0.register { Numbered(arg($0)) }
        $0.register { Maker($0) }
      } == [.error])
    #expect(
      found(.wrongArgument) {
        $0.register { Numbered(arg($0)) }
        $0.register { Maker(right: $0) }
      } == [])
    #expect(
      found(.capturedArgument) { $0.register { Numbered(arg($0)) }.lifetime(.perRun(.strong)) }
        == [.warning])
    #expect(found(.capturedArgument) { $0.register { Numbered(arg($0)) } } == [])
    func kept(_ container: DIContainer) {
      container.register { Numbered(arg($0)) }.lifetime(.perContainer(.strong))
    }
    #expect(found(.capturedArgument) { kept($0) } == [])
    #expect(
      found(.capturedArgument) {
        kept($0)
        $0.register { Maker(right: $0) }
      } == [.warning])
  }

  @Test("DIG017 DIG018 DIG019 DIG020 doubtful declarations")
  func doubtful() {
    #expect(
      found(.injectsCopies) {
        $0.register(Motor.init)
        $0.register { Plain() }.injection { (plain: Plain, motor: Motor) in }
      } == [.warning])
    #expect(
      found(.twoLifetimes) {
        $0.register(Motor.init).lifetime(.single).lifetime(.prototype)
      } == [.warning])
    #expect(
      found(.repeatedRegistration) { container in
        for name in ["a", "b"] { container.register(Motor.init).as(Motor.self, name: name) }
      } == [.warning])
    #expect(found(.idleTest) { $0.register(Motor.init).test() } == [.warning])
    let codes = [GraphFinding.Code.injectsCopies, .twoLifetimes, .repeatedRegistration, .idleTest]
    let none = codes.flatMap { code in
      found(code) {
        $0.register(Motor.init).lifetime(.single).as(Motor.self, name: "a")
        $0.register { Motor() }.test()
      }
    }
    #expect(none == [])
  }

  @Test("DIG023 a default that nothing rivals")
  func idleDefault() {
    #expect(found(.idleDefault) { $0.register(Petrol.init).default() } == [.warning])
    #expect(
      found(.idleDefault) {
        $0.register(Petrol.init).as((any Fuel).self).default()
        $0.register(Diesel.init).as((any Fuel).self)
      } == [])
    // A child hides its parent's components anyway.
    let parent = DIContainer()
    parent.register(Petrol.init).as((any Fuel).self)
    let child = DIContainer(parent: parent)
    child.register(Diesel.init).as((any Fuel).self).default()
    #expect(child.engine.validate().of(.idleDefault).count == 1)
  }

  @Test("DIG024 a component that loses each request")
  func neverChosen() {
    let two = { (container: DIContainer) in
      _ = container.register { Petrol() }.default()
      _ = container.register(Petrol.init)
    }
    #expect(found(.neverChosen, two) == [.warning])
    // Requests for all components get it; a name or a type of its own finds it.
    let elements = found(.neverChosen) {
      two($0)
      $0.register { Pump(many($0)) }
    }
    let named = found(.neverChosen) {
      $0.register { Petrol() }.default()
      $0.register(Petrol.init).as(Petrol.self, name: "95")
    }
    let typed = found(.neverChosen) {
      $0.register(Petrol.init).as((any Fuel).self).default()
      $0.register(Diesel.init).as((any Fuel).self)
    }
    #expect([elements, named, typed] == [[], [], []])
  }

  @Test("DIG025 a child's component hides one that is kept otherwise")
  func shadowedLifetime() {
    func found(_ lifetime: DILifeTime) -> [GraphFinding] {
      let parent = DIContainer()
      parent.register(Motor.init).lifetime(.perContainer(.strong))
      let child = DIContainer(parent: parent)
      child.register { Motor() }.lifetime(lifetime)
      #expect(parent.engine.validate().of(.shadowedLifetime) == [])
      return child.engine.validate().of(.shadowedLifetime)
    }
    #expect(found(.prototype).map(\.severity) == [.warning])
    #expect(found(.perContainer(.strong)) == [])
  }

  @Test("DIG026 weak objects that nothing kept holds")
  func weak() {
    let register = { (keeper: DILifeTime) in
      { (container: DIContainer) in
        _ = container.register(Motor.init).lifetime(.perContainer(.weak))
        _ = container.register(Car.init).lifetime(keeper)
      }
    }
    #expect(found(.weakWithoutKeeper, register(.prototype)) == [.note])
    #expect(found(.weakWithoutKeeper, register(.perContainer(.strong))) == [])
  }

  @Test("DIG028 a component that takes the container")
  func undeclared() {
    #expect(found(.undeclared) { $0.register { (_: DIContainer) in Motor() } } == [.notChecked])
    #expect(
      found(.undeclared) { $0.register { (_: Lazy<DIContainer>) in Motor() } } == [.notChecked])
    #expect(
      found(.undeclared) { $0.register(Motor.init).injection { (_: Motor, _: DIContainer) in } }
        == [.notChecked])
    #expect(found(.undeclared) { $0.register(Motor.init) } == [])
  }

  @Test("DIG030 an end that never runs")
  func idleEnd() {
    func end(_ lifetime: DILifeTime) -> [GraphFinding.Severity] {
      found(.endWithoutKeeper) { $0.register(Motor.init).lifetime(lifetime).onEnd { _ in } }
    }
    #expect(end(.prototype) == [.warning] && end(.objectGraph) == [.warning])
    let scope = DIScope(name: "a", storage: DICacheStorage())
    for lifetime in [DILifeTime.single, .perRun(.weak), .perContainer(.strong), .custom(scope)] {
      #expect(end(lifetime) == [])
    }
  }

  #if compiler(>=6.2)
  @MainActor final class Battery: @MainActor Fuel {}

  @Test("DIG032 what is of the type on an actor only, for a closure of no actor")
  func isolatedConformance() {
    func battery(_ register: @escaping (DIContainer) -> Void) -> [GraphFinding.Severity] {
      found(.isolatedConformance) {
        $0.register(Battery.init).as((any Fuel).self)
        register($0)
      }
    }
    #expect(battery { $0.register(Trip.init(fuel:)) } == [.warning])
    #expect(battery { $0.register(Trip.init(maybe:)) } == [.warning])
    #expect(battery { $0.register { Trip(all: many($0)) } } == [.warning])
    #expect(battery { $0.register { @MainActor in Trip(fuel: $0) } } == [])
    #expect(battery { $0.register { (_: Lazy<any Fuel>) in Trip() } } == [])
  }
  #endif

  @Test("DIG031 components that may throw, if the check is strict")
  func mayThrow() {
    let container = DIContainer()
    container.register(Motor.init)
    container.register(throwing: { (motor: Motor) throws in Car(motor) })
    container.register(Petrol.init).injection(throwing: { (_: Petrol) throws in })
    func codes(_ isStrict: Bool) -> Int {
      container.graphSnapshot(strict: isStrict).findings.of(.mayThrow).count
    }
    #expect(codes(false) == 0 && codes(true) == 2)
  }

  @Test("DIG012 more cycles than the rules look at")
  func tooManyCycles() {
    func crowd(_ count: Int) -> (DIContainer) -> Void {
      { container in
        for line in 1...count {
          container.register(file: "Dense.swift", line: line) { (_: DIMany<Motor>) in Motor() }
        }
      }
    }
    #expect(found(.tooManyCycles, crowd(2)) == [])
    #expect(found(.tooManyCycles, crowd(60)) == [.notChecked])
  }
}
