public final class AccountRepository {
  private let storage: KeyValueStorage

  init(storage: KeyValueStorage) {
    self.storage = storage
  }

  public var name: String? {
    get { return storage["account"] }
    set { storage["account"] = newValue }
  }
}
