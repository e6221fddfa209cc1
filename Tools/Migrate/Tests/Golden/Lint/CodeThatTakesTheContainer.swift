import DIEngine
import DITranquillity

public enum CodeThatTakesTheContainer {
  final class Motor {}
  final class Car {
    init(_ motor: Motor?) {}
  }
  final class Radio {
    init(_ motor: Motor) {}
  }
  final class Garage {
    init(_ container: DIContainer) {}
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register { (container: DIContainer) in Car(container.resolve()) }
    container.register { [unowned container] () -> Car in Car(container.resolve()) }
    container.register(Garage.init)
    container.register(Radio.init)
    return container
  }
}
