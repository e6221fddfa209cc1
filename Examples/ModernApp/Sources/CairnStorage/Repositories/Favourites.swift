import CairnCore

/// The member's favourite huts.
public final class Favourites {
  private let database: Database
  public let owner: Member

  init(database: Database, owner: Member) {
    self.database = database
    self.owner = owner
  }

  public func add(_ hut: Hut.ID) {
    database.write(hut, for: "\(owner.name)/\(hut)", to: "favourites")
  }

  public var huts: [Hut.ID] {
    database.rows(of: "favourites").filter { $0.key.hasPrefix(owner.name + "/") }.map(\.value)
  }
}
