// Rules: M2-65
import DIv2Compat

enum Release2InjectionsAfterRings {
  final class Screen {
    var presenter: Presenter?
    func connect(_ title: Title) {}
  }
  final class Presenter {
    weak var screen: Screen?
  }
  final class Title {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Title.init).lifetime(.lazySingle)
    builder.register(type: Presenter.init)
      .injection { $0.screen = $1 }
      .lifetime(.lazySingle)
    builder.register(type: Screen.init)
      .injection { $0.presenter = $1 }
      .injection { screen, title in screen.connect(title) }
      .lifetime(.lazySingle)
  }
}
