// Rules: M1-05 M1-11 M1-32
import DIv1Compat

public enum ManyParameters {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asType(Page.self).lifetime(.perDependency)
    builder.register { scope in Book(pages: try! **scope) }.lifetime(.perDependency)
    let scope = try builder.build()
    let book: Book = *!scope
    let pages: [Page] = **!scope
    return book.pages.map { "\(type(of: $0))" } + ["\(pages.count)"]
  }
}
