/// A title that the library owns.
public struct Book: Sendable, Equatable {
  public let id: Int64
  public let title: String
  public let author: String
  /// The number of copies that are not on loan.
  public let available: Int

  public init(id: Int64, title: String, author: String, available: Int) {
    self.id = id
    self.title = title
    self.author = author
    self.available = available
  }
}

/// A book that the library is about to add. Exists only with valid properties.
public struct NewBook: Sendable, Equatable {
  public let title: String
  public let author: String
  public let copies: Int

  /// - Throws: `LendingError.invalid` if the title or the author is empty, or if there is no copy.
  public init(title: String, author: String, copies: Int) throws(LendingError) {
    guard !title.isEmpty else { throw .invalid("A book needs a title.") }
    guard !author.isEmpty else { throw .invalid("A book needs an author.") }
    guard copies > 0 else { throw .invalid("A book needs at least one copy.") }
    self.title = title
    self.author = author
    self.copies = copies
  }
}
