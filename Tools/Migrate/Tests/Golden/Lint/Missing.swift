// swift-format-ignore-file
import DIEngine
import DITranquillity
import GoldenCases

// Case: ClosuresOfAllForms
public enum ClosuresOfAllForms: LintCase {
  final class Motor {}; final class Wheel {}; final class Hub {}
  final class Car { var hub: Hub?; init(motor: Motor, wheel: Wheel?) {}; func add(_ hub: Hub, to wheel: Wheel) {} }
  static let count = 3
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register { motor in Car(motor: motor, wheel: nil) }
    container.register { (motor: Motor) -> Car in
      let wheel = Wheel(); return Car(motor: motor, wheel: wheel)
    }
    container.register { Car(motor: count > 2 ? $0 : $0, wheel: $1) }
    container.register({ Wheel() })
      .postInit { _ in }
    container.register(throwing: { (motor: Motor) throws in Car(motor: motor, wheel: nil) })
      .injection { (car: Car, hub: Hub) in car.hub = hub }
      .injection { car, hub, wheel in car.add(hub, to: wheel) }
      .injection { $0.hub = $1 as Hub }
    return container
  }
}

// Case: ComponentsWithoutInitializer
public enum ComponentsWithoutInitializer: LintCase {
  final class Motor {}; final class Radio {}; final class Screen { var presenter: Presenter? }
  final class Presenter { init(_ screen: Screen) {} }; final class Car { var radio: Radio?; init(_ motor: Motor) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Motor.self)
    container.register(Radio.self).lifetime(.objectGraph)
    container.register(Car.init)
      .injection(\.radio)
    container.register(Screen.self).lifetime(.objectGraph)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init).lifetime(.objectGraph)
    return container
  }
}

// Case: LaziesAndProviders
public enum LaziesAndProviders: LintCase {
  final class Parser { init(_ lexer: Lexer) {} }; final class Lexer { init(_ parser: Provider<Parser>) {} }
  final class Tree { init(_ leaf: Lazy<Leaf>, _ root: Lazy<Root>?) {} }; final class Leaf { init(number: Int) {} }
  final class Root {}; final class Gardener { init(_ leaf: Provider1<Leaf, Int>, _ soil: Lazy<Soil>) {} }; final class Soil {}
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Parser.init).lifetime(.objectGraph)
    container.register(Lexer.init).lifetime(.objectGraph)
    container.register(Tree.init)
    container.register { Leaf(number: arg($0)) }
    container.register(Gardener.init)
    return container
  }
}

// Case: MissingComponents
public enum MissingComponents: LintCase {
  protocol Fuel {}; final class Petrol: Fuel {}; final class Motor { init(_ fuel: any Fuel) {} }
  final class Wheel { init(hub: Hub) {} }; final class Hub {}; final class Radio {}
  final class Car {
    let motor: Motor; var radio: Radio?; var hub: Hub!; var wheels: [Wheel] = []
    init(motor: Motor, spare: Wheel?) { self.motor = motor }
  }
  final class Garage { var car: Car?; func put(_ car: Car, radio: Radio) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register { Car(motor: $0, spare: $1) }
      .injection(\.radio)
      .injection { $0.hub = $1 }
      .injection(\.wheels) { many($0) }
    container.register(Motor.init)
    container.register(Garage.init)
      .injection { $0.put($1, radio: $2) }
      .injection(\.car)
    return container
  }
}

// Case: MissingNames
public enum MissingNames: LintCase {
  enum Fast {}; enum Durable {}; protocol Store: AnyObject {}; final class Memory: Store {}; final class Disk: Store {}
  final class Library { init(store: any Store) {}; var cache: (any Store)? }
  final class Shelf { var store: Memory?; init(stores: [any Store]) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Memory.init).as((any Store).self, tag: Fast.self)
    container.register(Disk.init).as(check: (any Store).self, name: "disk") { $0 }
    container.register { Library(store: by(tag: Fast.self, on: $0)) }
      .injection(name: "disk", \.cache)
    container.register { Library(store: by(tag: Durable.self, on: $0)) }
      .injection(name: "other", \.cache)
    container.register(Library.init(store:))
    container.register { Shelf(stores: many(by(tag: Durable.self, on: $0))) }
      .injection(name: "memory") { $0.store = $1 }
    container.register { Shelf(stores: many(by(tag: Fast.self, on: $0))) }
      .injection { $0.store = $1 }
    return container
  }
}

// Case: TypesOfAllKinds
public enum TypesOfAllKinds: LintCase {
  struct Settings { let host: Host; var port = 80 }; struct Host {}; class Base { init(settings: Settings) {} }
  final class Derived: Base {}; typealias Pump = Motor; final class Motor {}; final class Car { init(_ pump: Pump) {} }
  final class Box<Content> { init(_ content: Content) {} }; final class Names { init(_ names: [String], _ count: Int) {} }
  enum Weather {
    case fine
    static let today = Weather.fine
  }
  final class Day { init(_ weather: Weather) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Settings.init(host:port:))
    container.register { Settings(host: $0) }.as(Settings.self, name: "plain")
    container.register(Derived.init(settings:))
    container.register(Motor.init)
    container.register(Car.init)
    container.register(Box<Motor>.init)
    container.register { (_: Box<Host>) in Host() }
    container.register { ["a"] }
    container.register(Names.init)
    container.register { Weather.today }
    container.register(Day.init)
    return container
  }
}
