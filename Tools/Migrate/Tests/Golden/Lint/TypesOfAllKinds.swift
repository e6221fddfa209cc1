import DIEngine
import DITranquillity

public enum TypesOfAllKinds {
  struct Settings {
    let host: Host
    var port = 80
  }
  struct Host {}
  class Base {
    init(settings: Settings) {}
  }
  final class Derived: Base {}
  typealias Pump = Motor
  final class Motor {}
  final class Car {
    init(_ pump: Pump) {}
  }
  final class Box<Content> {
    init(_ content: Content) {}
  }
  final class Names {
    init(_ names: [String], _ count: Int) {}
  }
  enum Weather {
    case fine
    static let today = Weather.fine
  }
  final class Day {
    init(_ weather: Weather) {}
  }

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
