import DIEngine
import DITranquillity

public enum LifetimesInCycles {
  final class Screen {
    var presenter: Presenter?
  }
  final class Presenter {
    init(_ screen: Screen) {}
  }
  final class Map {
    var pin: Pin?
  }
  final class Pin {
    weak var map: Map?
  }
  final class Bus {
    var stop: Stop?
  }
  final class Stop {
    weak var bus: Bus?
  }
  final class Sun {
    var moon: Moon?
  }
  final class Moon {
    weak var sun: Sun?
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Screen.init).lifetime(.prototype)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init)
    container.register(Map.init).lifetime(.objectGraph)
      .injection(cycle: true, \.pin)
    container.register(Pin.init)
      .injection(\.map)
    container.register(Bus.init).lifetime(.single)
      .injection(cycle: true, \.stop)
    container.register(Stop.init).lifetime(.objectGraph)
      .injection(\.bus)
    container.register(Sun.init).lifetime(.perContainer(.weak))
      .injection(cycle: true, \.moon)
    container.register(Moon.init).lifetime(.perRun(.strong))
      .injection(\.sun)
    return container
  }
}
