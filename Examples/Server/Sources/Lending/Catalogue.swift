/// Use cases of the catalogue.
public struct Catalogue: Sendable {
  private let books: any Books
  private let request: CurrentRequest

  public init(books: any Books, request: CurrentRequest) {
    self.books = books
    self.request = request
  }

  /// - Throws: `LendingError.bookNotFound`.
  public func book(_ id: Int64) async throws -> Book {
    guard let book = try await books.book(id) else { throw LendingError.bookNotFound(id) }
    return book
  }

  public func books(by author: String?) async throws -> [Book] {
    try await books.books(by: author)
  }

  /// Adds a book, which only members may do.
  ///
  /// - Throws: `LendingError.memberRequired`.
  public func add(_ book: NewBook) async throws -> Book {
    _ = try request.requireMember()
    return try await books.add(book)
  }
}
