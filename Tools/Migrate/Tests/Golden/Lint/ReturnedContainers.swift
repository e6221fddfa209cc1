import DIEngine
import DITranquillity

public enum ReturnedContainers {
  final class Motor {}
  final class Car {
    init(_ motor: Motor) {}
  }

  static func make() -> DIContainer {
    let container = DIContainer()
    container.register(Car.init)
    return container
  }

  public static func source() -> any GraphSource {
    let container = make()
    container.register(Motor.init)
    return container
  }
}
