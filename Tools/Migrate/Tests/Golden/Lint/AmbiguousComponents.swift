import DIEngine
import DITranquillity

public enum AmbiguousComponents {
  protocol Fuel {}
  final class Petrol: Fuel {}
  final class Diesel: Fuel {}
  protocol Paint {}
  final class Red: Paint {}
  final class Blue: Paint {}
  final class Motor {
    init(_ fuel: any Fuel) {}
  }
  final class Body {
    var paint: (any Paint)?
    var paints: [any Paint] = []
  }
  final class Twin {}

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
