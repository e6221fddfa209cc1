// swift-format-ignore-file
import DIEngine
import DIv1Compat
import GoldenCases

// Case: Release1Ambiguous
public enum Release1Ambiguous: LintCase {
  class Engine {}; final class Diesel: Engine {}; final class Steam: Engine {}; final class Radio {}; final class Bell {}
  final class Horn {}; final class Tram { init(bell: Bell) {} }; final class Ship { init(horn: Horn) {} }
  final class Car { init(engine: Engine) {} }; final class Boat { init(radio: Radio) {} }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register { Diesel() }.asType(Engine.self).lifetime(.perDependency)
    builder.register { Steam() }.asType(Engine.self).lifetime(.perDependency)
    builder.register { Car(engine: try $0.resolve(Engine.self)) }.lifetime(.perDependency)
    builder.register { Radio() }.asDefault().lifetime(.perDependency)
    builder.register { Radio() }.lifetime(.perDependency)
    builder.register { Boat(radio: try $0.resolve(Radio.self)) }.lifetime(.perDependency)
    builder.register { Bell() }.lifetime(.perDependency)
    builder.register { Bell() }.asName("loud").lifetime(.perDependency)
    builder.register { Tram(bell: try $0.resolve(Bell.self)) }.lifetime(.perDependency)
    builder.register { Horn() }.asName("loud").lifetime(.perDependency)
    builder.register { Ship(horn: try $0.resolve(Horn.self)) }.lifetime(.perDependency)
    return try builder.build()
  }
}

// Case: Release1Captives
public enum Release1Captives: LintCase {
  final class Trail {}; final class Report { init(trail: Trail) {} }
  final class Desk { let drawer: Drawer; init(drawer: Drawer) { self.drawer = drawer } }
  final class Drawer { init(trail: Trail) {} }; final class Lamp { init(lamp: Bulb) {} }; final class Bulb {}
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register { Trail() }
    builder.register { Report(trail: *!$0) }.lifetime(.lazySingle)
    builder.register { scope in Desk(drawer: *!scope) }.lifetime(.single)
    builder.register { Drawer(trail: *!$0) }.lifetime(.perDependency)
    builder.register { Bulb() }.lifetime(.lazySingle)
    builder.register { Lamp(lamp: *!$0) }.lifetime(.single)
    return try builder.build()
  }
}

// Case: Release1Choices
public enum Release1Choices: LintCase {
  final class Diesel {}; final class Steam {}; final class Car { var diesel: Diesel?; init(steam: Steam?) {} }
  nonisolated(unsafe) static var isOld = false
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register { scope in Car(steam: isOld ? try scope.resolve(Steam.self) : nil) }
      .lifetime(.perDependency)
    builder.register { (scope: DIScope) throws -> Car in
      if isOld { return Car(steam: try scope.resolve(Steam.self)) }; return Car(steam: nil)
    }
    .dependency { scope, car in
      guard isOld else { return }; car.diesel = try scope.resolve()
    }
    .lifetime(.perDependency)
    return try builder.build()
  }
}

// Case: Release1Cycles
public enum Release1Cycles: LintCase {
  final class Screen { var presenter: Presenter? }
  final class Presenter { weak var screen: Screen?; init(screen: Screen) { self.screen = screen } }
  final class Sun { var moon: Moon? }; final class Moon { weak var sun: Sun? }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(Screen.self).initializer { Screen() }
      .dependency { scope, screen in screen.presenter = *!scope }
      .lifetime(.perScope)
    builder.register { Presenter(screen: *!$0) }.lifetime(.perScope)
    builder.register { Sun() }
      .dependency { scope, sun in sun.moon = try scope.resolve() }
    builder.register { Moon() }
      .dependency { scope, moon in moon.sun = try scope.resolve() }
    return try builder.build()
  }
}

// Case: Release1Missing
public enum Release1Missing: LintCase {
  class Engine {}; final class Diesel: Engine {}; final class Radio {}
  final class Car { var radio: Radio?; init(engine: Engine) {} }
  final class Boat { var radio: Radio?; init(diesel: Diesel) {} }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(Diesel.self).asType(Engine.self).initializer { Diesel() }
    builder.register(Car.self).initializer { scope in try Car(engine: scope.resolve()) }
      .dependency { scope, car in car.radio = try scope.resolve(name: "loud") }
      .lifetime(.perDependency)
    builder.register { scope in Boat(diesel: try scope.resolve(Diesel.self)) }
      .dependency { scope, boat in boat.radio = *?scope }
      .lifetime(.perDependency)
    builder.register(Radio.self).asName("loud").initializer { Radio() }.lifetime(.perDependency)
    builder.register { scope in Car(engine: try scope.resolve(name: "big")) }.asName("quick")
      .lifetime(.perDependency)
    return try builder.build()
  }
}

// Case: Release1Modules
public enum Release1Modules: LintCase {
  final class Client {}; final class News { init(client: Client) {} }; final class Weather { init(map: Map) {} }
  final class Map {}
  final class NetworkModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Client() }.lifetime(.perDependency)
    } }
  final class NewsModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { News(client: try $0.resolve(Client.self)) }.lifetime(.perDependency)
      builder.register { Weather(map: try $0.resolve(Map.self)) }.lifetime(.perDependency)
    } }
  final class App: DIAssembly {
    var publicModules: [DIModule] { return [NetworkModule(), NewsModule()] }; var internalModules: [DIModule] { return [] }
    var dependencies: [DIAssembly] { return [] }
  }
  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(assembly: App())
    return try builder.build()
  }
}
