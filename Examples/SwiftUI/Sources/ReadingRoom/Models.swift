public import Observation

/// What a view of a shelf shows and changes.
@MainActor
@Observable
public final class ShelfModel {
  public let shelf: String
  public var filter = ""
  private let library: any Library

  public init(library: any Library, shelf: String) {
    self.library = library
    self.shelf = shelf
  }

  public var titles: [String] {
    library.titles(on: shelf).filter { filter.isEmpty || $0.hasPrefix(filter) }
  }
}

/// What a reader has on the desk; it belongs to the reader's session.
@MainActor
@Observable
public final class Desk {
  public let reader: Reader
  public private(set) var books: [String] = []

  public init(reader: Reader) { self.reader = reader }

  public func take(_ title: String) { books.append(title) }
}
