import DIEngine
import DIv2Compat

public enum Release2Cycles {
  final class Pier {
    init(ship: Ship) {}
  }
  final class Ship {
    init(pier: Pier) {}
  }
  final class Screen {
    var presenter: Presenter?
  }
  final class Presenter {
    init(screen: Screen) {}
  }
  final class Bus {
    var stop: Stop?
  }
  final class Stop {
    weak var bus: Bus?
  }

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(type: Pier.init(ship:)).lifetime(.perDependency)
    builder.register(type: Ship.init(pier:)).lifetime(.perDependency)
    builder.register(type: Screen.init)
      .injection { $0.presenter = $1 }
      .lifetime(.perDependency)
    builder.register(type: Presenter.init(screen:)).lifetime(.perDependency)
    builder.register(type: Bus.init)
      .injection { $0.stop = $1 }
      .lifetime(.lazySingle)
    builder.register(type: Stop.init)
      .injection { (stop: Stop, bus: Bus) in stop.bus = bus }
      .lifetime(.perDependency)
    return try builder.build()
  }
}
