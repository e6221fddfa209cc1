// swift-format-ignore-file
import DIEngine
import DITranquillity
import GoldenCases

// Case: InitializerCycles
public enum InitializerCycles: LintCase {
  final class Pier { init(_ ship: Ship) {} }; final class Ship { init(_ pier: Pier) {} }
  final class Rock { init(_ paper: Paper) {} }; final class Paper { init(_ scissors: Scissors) {} }
  final class Scissors { init(_ rock: Rock?) {} }; final class Whirlpool { init(_ other: Whirlpool) {} }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Pier.init)
    container.register(Ship.init).lifetime(.perContainer(.strong))
    container.register { Rock($0) }.lifetime(.objectGraph)
    container.register { (scissors: Scissors) in Paper(scissors) }.lifetime(.objectGraph)
    container.register(Scissors.init(_:)).lifetime(.objectGraph)
    container.register(Whirlpool.init)
    return container
  }
}

// Case: LifetimesInCycles
public enum LifetimesInCycles: LintCase {
  final class Screen { var presenter: Presenter? }; final class Presenter { init(_ screen: Screen) {} }
  final class Map { var pin: Pin? }; final class Pin { weak var map: Map? }; final class Bus { var stop: Stop? }
  final class Stop { weak var bus: Bus? }; final class Sun { var moon: Moon? }; final class Moon { weak var sun: Sun? }
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

// Case: RootsAndCycles
public enum RootsAndCycles: LintCase {
  final class Screen { var presenter: Presenter? }; final class Presenter { init(_ screen: Screen) {} }
  final class Pier { init(_ ship: Ship) {} }; final class Ship { init(_ pier: Pier) {} }; final class Bus { var stop: Stop? }
  final class Stop { weak var bus: Bus? }
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

// Case: UnbrokenCycles
public enum UnbrokenCycles: LintCase {
  final class Screen { var presenter: Presenter? }; final class Presenter { var router: Router?; init(_ screen: Screen) {} }
  final class Router { weak var screen: Screen? }; final class Sound { var light: Light? }
  final class Light { weak var sound: Sound? }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Screen.init).lifetime(.objectGraph)
      .injection(\.presenter)
    container.register(Presenter.init).lifetime(.objectGraph)
      .injection { $0.router = $1 }
    container.register(Router.init).lifetime(.objectGraph)
      .injection(cycle: true, \.screen)
    container.register(Sound.init).lifetime(.objectGraph)
      .injection(cycle: false) { $0.light = $1 }
    container.register(Light.init).lifetime(.objectGraph)
      .injection(cycle: true) { $0.sound = $1 }
    return container
  }
}
