// Rules: M12-01 M12-11 M12-15 M12-30
import DIv2Compat

public enum ObjectsMadeElsewhere {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  protocol View {}
  final class Screen: View {
    var page: Page!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.as(Page.self).check { $0 }.lifetime(.perDependency)
    builder.register(vc: Screen.self)
      .as(View.self).check { $0 }
      .lifetime(.perDependency)
      .injection(.manual) { $1.page = try! *$0 }
    let scope = try builder.build()
    let screen = Screen()
    try scope.resolve(screen)
    return ["\(screen.page is Paper)"]
  }
}
