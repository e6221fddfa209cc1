// Rules: M1-65
import DITranquillity

enum OrderAfterRings {
  final class Car {
    var owner: Owner!
    func wired() {}
  }
  final class Owner {
    weak var car: Car!
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-65): an injection after one that leads back: let it lead back, too, or move it to postInit; see docs/migration/differences.md#between-the-generations
    builder.register { Car() }
      .lifetime(.perScope)
      .dependency { $1.owner = *!$0 }
      .dependency { $1.wired() }
    builder.register { Owner() }.lifetime(.perContainer(.strong)).injection(cycle: true) { $0.car = $1 }
  }
}
