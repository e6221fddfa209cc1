// Rules: M2-05 M2-32
import DITranquillity

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
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register(Board.init).as(check: Page.self) { $0 }.default().lifetime(.prototype)
    builder.register { Press(page: $0) }.lifetime(.prototype)
    builder.register { Book(pages: many($0)) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let press: Press = try container.resolved()
    let book = try container.resolved() as Book
    let pages: [Page] = try container.resolvedMany()
    return ["\(type(of: press.page))", "\(book.pages.count)", "\(pages.count)"]
  }
}
