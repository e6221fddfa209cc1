// Rules: M1-09 M1-15 M1-18 M1-37
import DITranquillity

public enum ScreensAndPresenters {
  protocol View: AnyObject {}
  final class Screen: View {
    var presenter: Presenter!
  }
  final class Presenter {
    weak var view: View?
    var router: Router!
  }
  final class Router {
    weak var presenter: Presenter?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Screen.self)
      .as(check: View.self) { $0 }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.presenter = $1 }
    builder.register { Presenter() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.view = $1 }
      .injection(cycle: true) { $0.router = $1 }
    builder.register { Router() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.presenter = $1 }
    builder.initializeSingletonObjects()
    let scope = builder
    let screen = Screen()
    scope.inject(into: screen)
    let alone: Presenter = *scope
    return ["\(screen.presenter.view === screen)", "\(alone.view == nil)"]
      + ["\(screen.presenter.router.presenter === screen.presenter)"]
  }
}
