// Rules: M1-18 M1-23
import DIv1Compat

public enum Rings {
  final class Car {
    var owner: Owner!
  }
  final class Owner {
    var car: Car!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Car() }
      .lifetime(.perDependency)
      .dependency { scope, car in car.owner = *!scope }
    builder.register { Owner() }
      .lifetime(.perDependency)
      .dependency { scope, owner in owner.car = *!scope }
    let scope = try builder.build()
    let car: Car = *!scope
    let owner: Owner = *!scope
    return ["\(car.owner.car === car)", "\(owner.car.owner === owner)", "\(car.owner !== owner)"]
  }
}
