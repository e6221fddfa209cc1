import DIv2Compat
import GoldenCases

// Rules: M12-01 M12-11 M12-13 M12-20 M12-30
public enum LayoutSurvives: GoldenCase {
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
      .as(Page.self).check { $0 }  /* the only one */
      .set(.default)
      .lifetime(.lazySingle)  // kept

    #if DEBUG || !DEBUG
      builder.register { Press( page : try! *$0 ) }.lifetime(.lazySingle)
    #else
      builder.register { Press(page: try! *$0) }
    #endif
    let scope = try builder.build()
    return ["\(try scope.resolve(Press.self).page is Paper)", """
      *!scope is text here
      """]
  }
}

// Rules: M12-01 M12-11 M12-30
public enum UncheckedTypes: GoldenCase {
  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { "text" }.as(CustomStringConvertible.self).unsafe().lifetime(.perDependency)
    let scope = try builder.build()
    return [(try! *scope as CustomStringConvertible).description]
  }
}
