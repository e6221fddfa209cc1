// Rules: M2-05 M2-32
import DIv2Compat

public enum Release2ContainerClosures {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }.lifetime(.perDependency)
    builder.register(type: Board.init).as(Page.self).check { $0 }.set(.default).lifetime(.perDependency)
    builder.register { container in try Press(page: *container) }.lifetime(.perDependency)
    builder.register { try Book(pages: **$0) }.lifetime(.perDependency)
    let container = try builder.build()
    let press: Press = try container.resolve()
    let book = try container.resolve(Book.self)
    let pages: [Page] = try **container
    return ["\(type(of: press.page))", "\(book.pages.count)", "\(pages.count)"]
  }
}
