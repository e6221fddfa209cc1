import DIEngine
import DITranquillity

public enum PreferredComponents {
  protocol Fuel {}
  final class Petrol: Fuel {}
  final class Diesel: Fuel {}
  final class Steam: Fuel {}
  final class Motor {
    init(_ fuel: any Fuel) {}
  }
  final class Oven {
    init(_ petrol: Petrol) {}
  }

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
