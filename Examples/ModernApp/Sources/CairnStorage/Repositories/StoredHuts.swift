import CairnCore
import CairnNetwork

/// Loads the huts from the server once.
public final class StoredHuts: HutRepository {
  private let api: HutAPI
  private let database: Database
  private var loaded: [Hut] = []

  init(api: HutAPI, database: Database) {
    self.api = api
    self.database = database
  }

  public var huts: [Hut] {
    if loaded.isEmpty {
      loaded = api.huts()
      for hut in loaded { database.write(hut.name, for: hut.id, to: "huts") }
    }
    return loaded
  }

  public func hut(_ id: Hut.ID) -> Hut? {
    huts.first { $0.id == id }
  }
}
