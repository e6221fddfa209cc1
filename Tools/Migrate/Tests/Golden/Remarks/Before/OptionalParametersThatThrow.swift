// Rules: M1-58
import DIv1Compat

enum OptionalParametersThatThrow {
  struct Torn: Error {}
  final class Page {
    init() throws { throw Torn() }
  }
  final class Book {
    let page: Page?
    init(page: Page?) { self.page = page }
  }
  final class Shelf {
    var page: Page?
  }

  static func fill(_ builder: DIContainerBuilder) {
    builder.register { try Page() }.lifetime(.perScope)
    builder.register { scope in Book(page: *?scope) }.lifetime(.perScope)
    builder.register { Shelf() }
      .dependency { scope, shelf in shelf.page = *?scope }
      .lifetime(.perScope)
  }
}
