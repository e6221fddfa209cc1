// Rules: M1-02 M1-05 M1-11 M1-23
import DIv1Compat

public enum ManyOfOneAndNone {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Book(pages: **!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let (one, two): (Book, Book) = (*!scope, *!scope)
    return ["\(one.pages.count)", "\(one.pages[0] === two.pages[0])"]
  }
}
