// Rules: M2-06 M2-18
import DIv2Compat

public enum Release2ParametersInRings {
  final class Screen {
    let presenter: Presenter
    init(presenter: Presenter) { self.presenter = presenter }
  }
  final class Presenter {
    weak var screen: Screen?
    var router: Router?
  }
  final class Router {
    let presenter: Presenter
    init(presenter: Presenter) { self.presenter = presenter }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Screen.self)
      .initial { Screen(presenter: $0) }
      .lifetime(.lazySingle)
    builder.register(type: Presenter.init)
      .injection { $0.screen = $1 }
      .injection { $0.router = $1 }
      .lifetime(.lazySingle)
    builder.register { (presenter: Presenter) in Router(presenter: presenter) }
      .lifetime(.lazySingle)
    let container = try builder.build()
    let screen: Screen = try container.resolve()
    let presenter = screen.presenter
    return ["\(presenter.screen === screen)", "\(presenter.router?.presenter === presenter)"]
  }
}
