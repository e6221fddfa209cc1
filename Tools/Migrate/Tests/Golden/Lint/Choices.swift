// swift-format-ignore-file
import DIEngine
import DITranquillity
import GoldenCases

// Case: AmbiguousComponents
public enum AmbiguousComponents: LintCase {
  protocol Fuel {}; final class Petrol: Fuel {}; final class Diesel: Fuel {}; protocol Paint {}; final class Red: Paint {}
  final class Blue: Paint {}; final class Motor { init(_ fuel: any Fuel) {} }
  final class Body { var paint: (any Paint)?; var paints: [any Paint] = [] }; final class Twin {}
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Petrol.init).as((any Fuel).self)
    container.register(Diesel.init).as((any Fuel).self)
    container.register(Motor.init)
    container.register(Red.init).as((any Paint).self)
    container.register(Blue.init).as((any Paint).self)
    container.register(Body.init)
      .injection(\.paint)
    container.register { Body() }
      .injection(\.paints) { many($0) }
    container.register { Twin() }
    container.register { Twin() }
    container.register { (_: Twin) in Petrol() }
    return container
  }
}

// Case: CyclesOfCandidates
/// An ambiguous dependency may become any of its candidates.
public enum CyclesOfCandidates: LintCase {
  class Engine {}; final class Diesel: Engine { init(radio: Radio) {} }; final class Steam: Engine {}
  final class Radio { init(car: Car) {} }; final class Car { init(engine: Engine) {} }
  final class Boat { init(engine: Engine) {} }
  public static func source() throws -> any GraphSource {
    let container = DIContainer()
    container.register(Diesel.init).as(check: Engine.self) { $0 }
    container.register(Steam.init).as(check: Engine.self) { $0 }.lifetime(.perContainer(.strong))
    container.register(Radio.init)
    container.register(Car.init)
    container.register(Boat.init).lifetime(.single)
    return container
  }
}

// Case: ModifiedParameters
public enum ModifiedParameters: LintCase {
  enum Red {}; enum Blue {}; final class Paint {}
  final class Wall { var paint: Paint?; init(paint: Paint, width: Int, brush: Brush) {} }; final class Brush {}
  final class Shop { init(_ paints: [Paint], _ walls: [Wall]) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register { Paint() }.as(Paint.self, tag: Red.self)
    container.register { Paint() }
    container.register(Wall.init(paint:width:brush:)) {
      (by(tag: Red.self, on: $0), arg($1))
    }
    .injection(\.paint) { by(tag: Blue.self, on: $0) }
    container.register { Wall(paint: by(tags: Red.self, Blue.self, on: $0), width: 1, brush: $1) }
    container.register(Shop.init) { many($0) }
    return container
  }
}

// Case: PreferredComponents
public enum PreferredComponents: LintCase {
  protocol Fuel {}; final class Petrol: Fuel {}; final class Diesel: Fuel {}; final class Steam: Fuel {}
  final class Motor { init(_ fuel: any Fuel) {} }; final class Oven { init(_ petrol: Petrol) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Petrol.init).as((any Fuel).self)
    container.register(Diesel.init).as((any Fuel).self).default()
    container.register(Motor.init)
    container.register { Petrol() }.test()
    container.register(Steam.init).as((any Fuel).self)
    container.register(Oven.init)
    return container
  }
}

// Case: RegistrationsOfSomeRuns
public enum RegistrationsOfSomeRuns: LintCase {
  final class Client {}; final class News { init(_ client: Client) {} }; final class Disk {}
  final class Cache { init(_ disk: Disk) {} }; final class Shelf { init(_ disks: [Disk], _ news: Missing) {} }
  final class Missing {}; public static func source() -> any GraphSource { make(isOffline: false, disks: 2) }
  static func make(isOffline: Bool, disks: Int) -> DIContainer {
    let container = DIContainer()
    if isOffline {
      container.register(Client.init)
    }
    container.register(News.init)
    for number in 0..<disks {
      container.register(line: 100 + number) { Disk() }
    }
    container.register(Cache.init)
    container.register { Shelf(many($0), $1) }
    return container
  }
}
