// Rules: M1-32 M1-33 M1-37
import DIv1Compat

public enum RequestsInExpressions {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Screen {
    var page: Paper?
  }

  final class PageModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.asSelf().asType(Page.self).lifetime(.perScope)
      builder.register { Board() }.asType(Page.self).lifetime(.perScope)
      builder.register(vc: Screen.self)
        .dependency { scope, screen in screen.page = *!scope }
    }
  }

  static func check(_ condition: @autoclosure () throws -> Bool) -> String {
    do { return "\(try condition())" } catch { return "failed" }
  }
  static func attempt(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "done"
    } catch {
      return "failed"
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: PageModule())
    let scope = try builder.build()
    let screen = Screen()
    return [
      check(try scope.resolveMany(Page.self).count == 2),
      attempt { try scope.resolve(screen) },
      "\(screen.page === *!scope as Paper)",
    ]
  }
}
