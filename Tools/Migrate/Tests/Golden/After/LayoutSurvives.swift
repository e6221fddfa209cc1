// Rules: M1-05 M1-11 M1-13 M1-21
import DITranquillity

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
    let builder = DIContainer()
    builder
      .register { Paper() }  // the page
      // offered as
      .as(check: Page.self) { $0 }  /* the only one */
      .default()
      .lifetime(.perRun(.strong))  // kept

    #if DEBUG || !DEBUG
      builder.register { Press( page : $0 ) }.lifetime(.perRun(.strong))
    #else
      builder.register { Press(page: $0) }.lifetime(.perContainer(.strong))
    #endif
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(try (scope.resolved() as Press).page is Paper)", """
      *!scope is text here
      """]
  }
}
