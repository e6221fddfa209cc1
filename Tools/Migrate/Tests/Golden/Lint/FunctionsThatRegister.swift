import DIEngine
import DITranquillity

public enum FunctionsThatRegister {
  final class Motor {}
  final class Wheel {}
  final class Car {
    init(_ motor: Motor, _ wheel: Wheel) {}
  }

  static func registerMotors(in container: DIContainer) {
    container.register(Motor.init)
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Car.init)
    FunctionsThatRegister.registerMotors(in: container)
    return container
  }
}
