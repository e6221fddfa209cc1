/// Stores values by keys.
public final class Store {
  private var values: [String: Int] = [:]

  public init() {}

  public subscript(key: String) -> Int? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
