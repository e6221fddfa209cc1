/// A store for secrets.
final class Vault: MemoryStore {
  override subscript(key: String) -> String? {
    get { super[key].map { String($0.reversed()) } }
    set { super[key] = newValue.map { String($0.reversed()) } }
  }
}
