import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-15 M12-30
public enum Rings: GoldenCase {
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
      .injection(.manual) { scope, car in car.owner = try! *scope }
    builder.register { Owner() }
      .lifetime(.perDependency)
      .injection(.manual) { scope, owner in owner.car = try! *scope }
    let scope = try builder.build()
    let car: Car = try! *scope
    let owner: Owner = try! *scope
    return ["\(car.owner.car === car)", "\(owner.car.owner === owner)", "\(car.owner !== owner)"]
  }
}
