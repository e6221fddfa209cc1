import DIEngine
import DITranquillity

public enum AliasesOfContainers {
  final class Motor {}
  final class Car {
    init(_ motor: Motor, _ wheel: Wheel) {}
  }
  final class Wheel {}

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Car.init)
    let other = container
    other.register(Motor.init)
    return container
  }
}
