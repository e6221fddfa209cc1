// Rules: M1-02 M1-05 M1-11 M1-23
import DITranquillity

public enum ManyOfOneAndNone {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Book(pages: many($0)) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let (one, two): (Book, Book) = (*scope, *scope)
    return ["\(one.pages.count)", "\(one.pages[0] === two.pages[0])"]
  }
}
