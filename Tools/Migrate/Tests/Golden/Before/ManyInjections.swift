// Rules: M1-15
import DIv1Compat

public enum ManyInjections {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Book {
    var pages: [Page] = []
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Book() }.dependency { $1.pages = **!$0 }.lifetime(.perDependency)
    let scope = try builder.build()
    return (*!scope as Book).pages.map { "\(type(of: $0))" }
  }
}
