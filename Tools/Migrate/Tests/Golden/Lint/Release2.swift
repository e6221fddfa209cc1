// swift-format-ignore-file
import DIEngine
import DIv2Compat
import GoldenCases

// Case: Release2Ambiguous
public enum Release2Ambiguous: LintCase {
  class Engine {}; final class Diesel: Engine {}; final class Steam: Engine {}; final class Wheel {}
  final class Car { init(engine: Engine) {} }; final class Cart { init(wheel: Wheel) {} }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(type: Diesel.init).as(Engine.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Steam.init).as(Engine.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Car.init(engine:)).lifetime(.perDependency)
    builder.register { Wheel() }.set(.default).lifetime(.perDependency)
    builder.register { Wheel() }.lifetime(.perDependency)
    builder.register(type: Cart.init(wheel:)).lifetime(.perDependency)
    return try builder.build()
  }
}

// Case: Release2Captives
public enum Release2Captives: LintCase {
  final class Trail {}; final class Report { init(trail: Trail) {} }; final class Desk { var trail: Trail? }
  final class Lamp { init(trail: Trail) {} }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(type: Trail.init)
    builder.register(type: Report.init(trail:)).lifetime(.lazySingle)
    builder.register(type: Desk.init)
      .injection { $0.trail = $1 }
      .lifetime(.single)
    builder.register(type: Lamp.init(trail:)).lifetime(.weakSingle)
    return try builder.build()
  }
}

// Case: Release2Cycles
public enum Release2Cycles: LintCase {
  final class Pier { init(ship: Ship) {} }; final class Ship { init(pier: Pier) {} }
  final class Screen { var presenter: Presenter? }; final class Presenter { init(screen: Screen) {} }
  final class Bus { var stop: Stop? }; final class Stop { weak var bus: Bus? }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(type: Pier.init(ship:)).lifetime(.perDependency)
    builder.register(type: Ship.init(pier:)).lifetime(.perDependency)
    builder.register(type: Screen.init)
      .injection { $0.presenter = $1 }
      .lifetime(.perDependency)
    builder.register(type: Presenter.init(screen:)).lifetime(.perDependency)
    builder.register(type: Bus.init)
      .injection { $0.stop = $1 }
      .lifetime(.lazySingle)
    builder.register(type: Stop.init)
      .injection { (stop: Stop, bus: Bus) in stop.bus = bus }
      .lifetime(.perDependency)
    return try builder.build()
  }
}

// Case: Release2LintModules
public enum Release2LintModules: LintCase {
  final class Client {}; final class News { init(client: Client, map: Map) {} }; final class Map {}
  private final class Clients: DIComponent {
    var scope: DIComponentScope { return .public }
    func load(builder: DIContainerBuilder) {
      builder.register(type: Client.init).lifetime(.perDependency)
    } }
  private final class Stories: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register(type: News.init(client:map:)).lifetime(.perDependency)
    } }
  final class App: DIModule { let components: [DIComponent] = [Clients(), Stories()]; let dependencies: [DIModule] = [] }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(module: App())
    return try builder.build()
  }
}

// Case: Release2Missing
public enum Release2Missing: LintCase {
  enum Kind { case loud, calm }; class Engine {}; final class Diesel: Engine {}; final class Radio {}
  final class Car { var radio: Radio?; init(engine: Engine) {} }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(type: Diesel.init).as(Engine.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Car.init(engine:))
      .injection { $0.radio = $1 }
      .lifetime(.perDependency)
    builder.register(type: Car.self)
      .initial { Car(engine: $0) }
      .injection(.manual) { container, car in
        car.radio = try container.resolve(tag: Kind.loud)
      }
      .lifetime(.perDependency)
    builder.register { (diesel: Diesel) in Car(engine: diesel) }
      .set(name: "third")
      .lifetime(.perDependency)
    builder.register(type: Radio.self).initial { Radio() }.set(tag: Kind.calm)
      .lifetime(.perDependency)
    return try builder.build()
  }
}
