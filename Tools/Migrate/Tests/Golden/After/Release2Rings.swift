// Rules: M2-18 M2-23
import DITranquillity

public enum Release2Rings {
  final class Car {
    var owner: Owner!
  }
  final class Owner {
    var car: Car!
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Car.init)
      .injection(cycle: true) { $0.owner = $1 }
      .lifetime(.objectGraph)
    builder.register(Owner.init)
      .injection(cycle: true) { $0.car = $1 }
      .lifetime(.objectGraph)
    builder.initializeSingletonObjects()
    let container = builder
    let car: Car = try container.resolved()
    return ["\(car.owner.car === car)", "\(try container.resolved() as Owner !== car.owner)"]
  }
}
