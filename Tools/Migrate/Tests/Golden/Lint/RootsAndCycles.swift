import DIEngine
import DITranquillity

public enum RootsAndCycles {
  final class Screen {
    var presenter: Presenter?
  }
  final class Presenter {
    init(_ screen: Screen) {}
  }
  final class Pier {
    init(_ ship: Ship) {}
  }
  final class Ship {
    init(_ pier: Pier) {}
  }
  final class Bus {
    var stop: Stop?
  }
  final class Stop {
    weak var bus: Bus?
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Screen.init)
      .injection(cycle: true, \.presenter).root()
    container.register(Presenter.init).lifetime(.objectGraph)
    container.register(Pier.init)
    container.register(Ship.init)
    container.register(Bus.init).lifetime(.single)
      .injection(cycle: true, \.stop)
    container.register(Stop.init).lifetime(.objectGraph)
      .injection(\.bus)
    return container
  }
}
