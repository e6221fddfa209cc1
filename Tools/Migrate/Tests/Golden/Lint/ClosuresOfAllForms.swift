import DIEngine
import DITranquillity

public enum ClosuresOfAllForms {
  final class Motor {}
  final class Wheel {}
  final class Hub {}
  final class Car {
    var hub: Hub?
    init(motor: Motor, wheel: Wheel?) {}
    func add(_ hub: Hub, to wheel: Wheel) {}
  }
  static let count = 3

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register { motor in Car(motor: motor, wheel: nil) }
    container.register { (motor: Motor) -> Car in
      let wheel = Wheel()
      return Car(motor: motor, wheel: wheel)
    }
    container.register { Car(motor: count > 2 ? $0 : $0, wheel: $1) }
    container.register({ Wheel() })
      .postInit { _ in }
    container.register(throwing: { (motor: Motor) throws in Car(motor: motor, wheel: nil) })
      .injection { (car: Car, hub: Hub) in car.hub = hub }
      .injection { car, hub, wheel in car.add(hub, to: wheel) }
      .injection { $0.hub = $1 as Hub }
    return container
  }
}
