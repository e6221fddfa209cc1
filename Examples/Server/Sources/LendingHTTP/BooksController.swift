import Hummingbird
public import Lending

/// Answers requests under `/books` that concern the catalogue.
public struct BooksController: Sendable {
  private let catalogue: Catalogue

  public init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  func show(_ id: Int64) async throws -> BookBody {
    BookBody(try await catalogue.book(id))
  }

  func list(by author: String?) async throws -> [BookBody] {
    try await catalogue.books(by: author).map(BookBody.init)
  }

  func add(_ body: NewBookBody) async throws -> EditedResponse<BookBody> {
    let book = try NewBook(title: body.title, author: body.author, copies: body.copies)
    return EditedResponse(status: .created, response: BookBody(try await catalogue.add(book)))
  }

  static func addRoutes(to router: some RouterMethods<LendingContext>) {
    router.get("books/:id") { _, context in
      try await context.scope().books.show(context.number("id"))
    }
    router.get("books") { request, context in
      try await context.scope().books.list(by: request.uri.queryParameters.get("author"))
    }
    router.post("books") { request, context in
      let body = try await request.decode(as: NewBookBody.self, context: context)
      return try await context.scope().books.add(body)
    }
  }
}

struct BookBody: ResponseEncodable {
  let id: Int64
  let title: String
  let author: String
  let available: Int

  init(_ book: Book) {
    id = book.id
    title = book.title
    author = book.author
    available = book.available
  }
}

struct NewBookBody: Decodable {
  let title: String
  let author: String
  let copies: Int
}
