// Rules: M2-06 M2-18
import DITranquillity

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
    let builder = DIContainer()
    builder.register { Screen(presenter: $0) }
      .lifetime(.perRun(.strong))
    builder.register(Presenter.init)
      .injection(cycle: true) { $0.screen = $1 }
      .injection(cycle: true) { $0.router = $1 }
      .lifetime(.perRun(.strong))
    builder.register { (presenter: Presenter) in Router(presenter: presenter) }
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let screen: Screen = try container.resolved()
    let presenter = screen.presenter
    return ["\(presenter.screen === screen)", "\(presenter.router?.presenter === presenter)"]
  }
}
