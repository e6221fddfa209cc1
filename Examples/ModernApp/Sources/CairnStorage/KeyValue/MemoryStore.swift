class MemoryStore: KeyValueStore {
  private var values: [String: String] = [:]

  subscript(key: String) -> String? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
