import Core

public protocol ProfileRepository: AnyObject {
  func passengerName() throws -> String
}

/// Loads the profile from the server once for each session.
final class DockProfileRepository: ProfileRepository {
  private let api: ApiClient
  private let store: KeyValueStore

  init(api: ApiClient, store: KeyValueStore) {
    self.api = api
    self.store = store
  }

  func passengerName() throws -> String {
    if let name = store.string(forKey: "name") {
      return name
    }
    let name = try api.get("profile")[0]
    store.set(name, forKey: "name")
    return name
  }
}
