// Rules: M1-09 M1-15 M1-18 M1-37
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register(vc: Screen.self)
      .asType(View.self)
      .instancePerDependency()
      .dependency { $1.presenter = *!$0 }
    builder.register { Presenter() }
      .instancePerDependency()
      .dependency { $1.view = *?$0 }
      .dependency { $1.router = *!$0 }
    builder.register { Router() }
      .instancePerDependency()
      .dependency { $1.presenter = *!$0 }
    let scope = try builder.build()
    let screen = Screen()
    try scope.resolve(screen)
    let alone: Presenter = *!scope
    return ["\(screen.presenter.view === screen)", "\(alone.view == nil)"]
      + ["\(screen.presenter.router.presenter === screen.presenter)"]
  }
}
