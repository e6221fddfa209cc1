// Rules: M1-56
import DITranquillity

enum SharedRings {
  final class Car {
    var driver: Owner!
    var passenger: Owner!
  }
  final class Owner {
    weak var car: Car!
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Car() }
      .lifetime(.perDependency)
      .dependency { $1.driver = *!$0 }
      .dependency { $1.passenger = *!$0 }
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Owner() }.lifetime(.perDependency).dependency { $1.car = *!$0 }
  }
}
