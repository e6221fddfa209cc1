import DIEngine
import DITranquillity

public enum UnbrokenCycles {
  final class Screen {
    var presenter: Presenter?
  }
  final class Presenter {
    var router: Router?
    init(_ screen: Screen) {}
  }
  final class Router {
    weak var screen: Screen?
  }
  final class Sound {
    var light: Light?
  }
  final class Light {
    weak var sound: Sound?
  }

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
