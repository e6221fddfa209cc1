// Rules: M1-09 M1-15 M1-37
import DIv1Compat

public enum ObjectsMadeElsewhere {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  protocol View {}
  final class Screen: View {
    var page: Page!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register(vc: Screen.self)
      .asType(View.self)
      .lifetime(.perDependency)
      .dependency { $1.page = *!$0 }
    let scope = try builder.build()
    let screen = Screen()
    try scope.resolve(screen)
    return ["\(screen.page is Paper)"]
  }
}
