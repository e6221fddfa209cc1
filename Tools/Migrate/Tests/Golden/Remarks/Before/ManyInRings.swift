// Rules: M1-56
import DIv1Compat

enum ManyInRings {
  class Page {
    var book: Book?
  }
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Page() }
      .dependency { $1.book = *!$0 }
      .lifetime(.lazySingle)
    builder.register { Book(pages: **!$0) }.lifetime(.lazySingle)
  }
}
