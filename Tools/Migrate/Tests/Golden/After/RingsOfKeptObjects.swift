// Rules: M1-18 M1-22
import DITranquillity

public enum RingsOfKeptObjects {
  final class Car {
    var owner: Owner!
  }
  final class Owner {
    var car: Car!
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Car() }.injection(cycle: true) { $0.owner = $1 }.lifetime(.perContainer(.strong))
    builder.register { Owner() }.lifetime(.perContainer(.strong)).injection(cycle: true) { $0.car = $1 }
    builder.initializeSingletonObjects()
    let scope = builder
    let car: Car = *scope
    return ["\(car.owner.car === car)", "\(*scope as Owner === car.owner)"]
  }
}
