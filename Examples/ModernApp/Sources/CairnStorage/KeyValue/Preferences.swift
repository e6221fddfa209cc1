public final class Preferences {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  public var isMetric: Bool {
    get { store["units"] != "imperial" }
    set { store["units"] = newValue ? "metric" : "imperial" }
  }
}
