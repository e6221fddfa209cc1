public final class FavouritesRepository {
  public private(set) var ports: [Port] = []
  let database: Database

  init(database: Database) {
    self.database = database
  }

  public func toggle(_ port: Port) {
    if let index = ports.firstIndex(of: port) {
      ports.remove(at: index)
    } else {
      ports.append(port)
    }
  }
}
