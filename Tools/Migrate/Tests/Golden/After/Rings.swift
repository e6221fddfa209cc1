// Rules: M1-18 M1-23
import DITranquillity

public enum Rings {
  final class Car {
    var owner: Owner!
  }
  final class Owner {
    var car: Car!
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Car() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.owner = $1 }
    builder.register { Owner() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.car = $1 }
    builder.initializeSingletonObjects()
    let scope = builder
    let car: Car = *scope
    let owner: Owner = *scope
    return ["\(car.owner.car === car)", "\(owner.car.owner === owner)", "\(car.owner !== owner)"]
  }
}
