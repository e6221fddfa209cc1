// Rules: M1-05 M1-11 M1-32
import DITranquillity

public enum ManyParameters {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Board() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Book(pages: many($0)) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let book: Book = *scope
    let pages: [Page] = scope.resolveMany()
    return book.pages.map { "\(type(of: $0))" } + ["\(pages.count)"]
  }
}
