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

  /// - Throws: `LendingError.invalid` if the title or the author is blank, too long or not on one line, or if the
  ///   number of copies is not from 1 to 10,000.
  public init(title: String, author: String, copies: Int) throws(LendingError) {
    guard let title = try Line(title, of: "A title") else {
      throw .invalid("A book needs a title.")
    }
    guard let author = try Line(author, of: "The name of an author") else {
      throw .invalid("A book needs an author.")
    }
    guard copies > 0 else { throw .invalid("A book needs at least one copy.") }
    guard copies <= 10_000 else { throw .invalid("A book has at most 10,000 copies.") }
    self.title = title.text
    self.author = author.text
    self.copies = copies
  }
}
