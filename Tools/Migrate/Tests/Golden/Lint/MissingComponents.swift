import DIEngine
import DITranquillity

public enum MissingComponents {
  protocol Fuel {}
  final class Petrol: Fuel {}
  final class Motor {
    init(_ fuel: any Fuel) {}
  }
  final class Wheel {
    init(hub: Hub) {}
  }
  final class Hub {}
  final class Radio {}
  final class Car {
    let motor: Motor
    var radio: Radio?
    var hub: Hub!
    var wheels: [Wheel] = []
    init(motor: Motor, spare: Wheel?) { self.motor = motor }
  }
  final class Garage {
    var car: Car?
    func put(_ car: Car, radio: Radio) {}
  }

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
