// Rules: M1-56
import DIv1Compat

enum SharedRings {
  final class Car {
    var driver: Owner!
    var passenger: Owner!
  }
  final class Owner {
    weak var car: Car!
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Car() }
      .lifetime(.perDependency)
      .dependency { $1.driver = *!$0 }
      .dependency { $1.passenger = *!$0 }
    builder.register { Owner() }.lifetime(.perDependency).dependency { $1.car = *!$0 }
  }
}
