// Rules: M1-58
import DITranquillity

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

  static func fill(_ builder: DIContainer) {
    builder.register(throwing: { try Page() }).lifetime(.perContainer(.strong))
    // MIGRATE(M1-58): a request whose caught error changes (an object that can not be made is not nil): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
    builder.register { scope in Book(page: *?scope) }.lifetime(.perScope)
    // MIGRATE(M1-58): a request whose caught error changes (an object that can not be made is not nil): look at what the request returns, or at the underlyingError of a DIFailure; see docs/migration/declarations-3.md#requests
    builder.register { Shelf() }
      .dependency { scope, shelf in shelf.page = *?scope }
      .lifetime(.perScope)
  }
}
