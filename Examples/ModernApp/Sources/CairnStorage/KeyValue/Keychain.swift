import CairnCore

final class Keychain: TokenStore {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  var token: String? {
    get { store["token"] }
    set { store["token"] = newValue }
  }
}
