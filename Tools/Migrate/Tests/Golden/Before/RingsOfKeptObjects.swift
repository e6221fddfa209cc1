// Rules: M1-18 M1-22
import DIv1Compat

public enum RingsOfKeptObjects {
  final class Car {
    var owner: Owner!
  }
  final class Owner {
    var car: Car!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Car() }.dependency { $1.owner = *!$0 }
    builder.register { Owner() }.instancePerScope().dependency { $1.car = *!$0 }
    let scope = try builder.build()
    let car: Car = *!scope
    return ["\(car.owner.car === car)", "\(*!scope as Owner === car.owner)"]
  }
}
