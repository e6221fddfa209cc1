/// The books of the room.
public protocol Library: Sendable {
  func titles(on shelf: String) -> [String]
}

public struct RoomLibrary: Library {
  private let catalogue: Catalogue

  public init(catalogue: Catalogue) { self.catalogue = catalogue }

  public func titles(on shelf: String) -> [String] { catalogue.titles[shelf, default: []] }
}

/// What only the library needs.
public struct Catalogue: Sendable {
  let titles = [
    "novels": ["Bleak House", "Middlemarch", "Moby-Dick"],
    "essays": ["Walden", "A Room of One's Own"],
  ]

  public init() {}
}

/// The hours of the room.
public protocol OpeningHours: Sendable {
  var closing: String { get }
}

public struct WeekdayHours: OpeningHours {
  public let closing = "8 pm"

  public init() {}
}

/// A reader who is signed in.
public struct Reader: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}
