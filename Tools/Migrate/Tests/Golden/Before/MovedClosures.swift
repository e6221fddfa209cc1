// Rules: M1-06 M1-17 M1-24
import DIv1Compat

public enum MovedClosures {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Ink {}
  final class Press {
    let page: Page
    var ink: Ink?
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Ink() }.lifetime(.perScope)
    builder.register(Press.self)
      .asSelf()
      .initializer { scope in
        // The page comes first.
        Press(
          page: *!scope)
      }
      // It is filled later.
      .dependency { scope, press in
        press.ink = *!scope
        press.ink = try! scope.resolve()
      }
    let scope = try builder.build()
    let press: Press = *!scope
    return ["\(press.page is Paper)", "\(press.ink === *!scope as Ink)"]
  }
}
