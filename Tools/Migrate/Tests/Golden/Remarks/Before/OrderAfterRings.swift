// Rules: M1-65
import DIv1Compat

enum OrderAfterRings {
  final class Car {
    var owner: Owner!
    func wired() {}
  }
  final class Owner {
    weak var car: Car!
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Car() }
      .lifetime(.perScope)
      .dependency { $1.owner = *!$0 }
      .dependency { $1.wired() }
    builder.register { Owner() }.lifetime(.perScope).dependency { $1.car = *!$0 }
  }
}
