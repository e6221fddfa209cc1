public protocol KeyValueStorage: AnyObject {
  subscript(key: String) -> String? { get set }
}

public final class MemoryStorage: KeyValueStorage {
  private var values: [String: String] = [:]

  public subscript(key: String) -> String? {
    get { return values[key] }
    set { values[key] = newValue }
  }
}
