// Rules: M1-56
import DITranquillity

enum ManyInRings {
  class Page {
    var book: Book?
  }
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  static func run() throws {
    let builder = DIContainer()
    builder.register { Page() }
      .injection(cycle: true) { $0.book = $1 }
      .lifetime(.perRun(.strong))
    // MIGRATE(M1-56): a cycle whose objects requests share in another way (a request for many that leads back): objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Book(pages: **!$0) }.lifetime(.lazySingle)
  }
}
