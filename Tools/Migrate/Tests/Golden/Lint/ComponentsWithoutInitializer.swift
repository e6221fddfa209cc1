import DIEngine
import DITranquillity

public enum ComponentsWithoutInitializer {
  final class Motor {}
  final class Radio {}
  final class Screen {
    var presenter: Presenter?
  }
  final class Presenter {
    init(_ screen: Screen) {}
  }
  final class Car {
    var radio: Radio?
    init(_ motor: Motor) {}
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Motor.self)
    container.register(Radio.self).lifetime(.objectGraph)
    container.register(Car.init)
      .injection(\.radio)
    container.register(Screen.self).lifetime(.objectGraph)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init).lifetime(.objectGraph)
    return container
  }
}
