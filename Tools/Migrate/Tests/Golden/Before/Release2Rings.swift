// Rules: M2-18 M2-23
import DIv2Compat

public enum Release2Rings {
  final class Car {
    var owner: Owner!
  }
  final class Owner {
    var car: Car!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Car.init)
      .injection { $0.owner = $1 }
      .lifetime(.perDependency)
    builder.register(type: Owner.init)
      .injection { $0.car = $1 }
      .lifetime(.perDependency)
    let container = try builder.build()
    let car: Car = try *container
    return ["\(car.owner.car === car)", "\(try *container as Owner !== car.owner)"]
  }
}
