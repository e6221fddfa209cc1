// Rules: M1-05 M1-11 M1-13 M1-21
import DIv1Compat

public enum LayoutSurvives {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    var ink: Ink?
    init(page: Page) { self.page = page }
  }
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder
      .register { Paper() }  // the page
      // offered as
      .asType(Page.self)  /* the only one */
      .asDefault()
      .instanceLazySingle()  // kept

    #if DEBUG || !DEBUG
      builder.register { Press( page : *!$0 ) }.instanceLazySingle()
    #else
      builder.register { Press(page: *!$0) }
    #endif
    let scope = try builder.build()
    return ["\(try scope.resolve(Press.self).page is Paper)", """
      *!scope is text here
      """]
  }
}
