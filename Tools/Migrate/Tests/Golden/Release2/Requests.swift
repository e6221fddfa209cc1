import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-12
public enum ForcedTries: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.set(name: "blue").lifetime(.perDependency)
    let scope = try builder.build()
    let blue: Ink = try! scope.resolve(name: "blue")
    let spare = try? scope.resolve(Ink.self, name: "red")
    return ["\(type(of: blue))", "\(spare == nil)"]
  }
}

// Rules: M12-01 M12-10 M12-11 M12-15 M12-30 M12-41 M12-42
public enum RequestsInExpressions: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Screen {
    var page: Paper?
  }

  final class PageModule: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.as(.self).as(Page.self).check { $0 }.lifetime(.perScope)
      builder.register { Board() }.as(Page.self).check { $0 }.lifetime(.perScope)
      builder.register(vc: Screen.self)
        .injection(.manual) { scope, screen in screen.page = try! *scope }
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
    builder.register(component: PageModule())
    let scope = try builder.build()
    let screen = Screen()
    return [
      check(try scope.resolveMany(Page.self).count == 2),
      attempt { try scope.resolve(screen) },
      "\(screen.page === (try! *scope) as Paper)",
    ]
  }
}

// Rules: M12-01 M12-30
public enum TernariesOfRequests: GoldenCase {
  final class Ink {}
  static let usesScope = true

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    let ink: Ink = usesScope ? (try! *scope) : Ink()
    return ["\(ink === (try! *scope) as Ink)"]
  }
}
