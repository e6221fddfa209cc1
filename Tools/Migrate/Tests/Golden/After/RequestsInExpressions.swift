// Rules: M1-32 M1-33 M1-37
import DITranquillity

public enum RequestsInExpressions {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Screen {
    var page: Paper?
  }

  final class PageModule: DIPart {
    static func load(container: DIContainer) {
      container.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
      container.register { Board() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
      container.register(Screen.self)
        .injection { $0.page = $1 }
        .lifetime(.perContainer(.weak))
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
    let builder = DIContainer()
    builder.append(part: PageModule.self)
    builder.initializeSingletonObjects()
    let scope = builder
    let screen = Screen()
    return [
      check(try (scope.resolvedMany() as [Page]).count == 2),
      attempt { scope.inject(into: screen) },
      "\(screen.page === *scope as Paper)",
    ]
  }
}
