public enum StoreKind {
  case memory
  case disk
}

public protocol KeyValueStore: AnyObject {
  func string(forKey key: String) -> String?
  func set(_ value: String?, forKey key: String)
}

/// A store in memory.
final class MemoryStore: KeyValueStore {
  private var values: [String: String] = [:]

  func string(forKey key: String) -> String? {
    return values[key]
  }

  func set(_ value: String?, forKey key: String) {
    values[key] = value
  }
}

/// Stands in for a file in the documents directory, with immediate writes.
final class DiskStore: KeyValueStore {
  private let prefix: String
  private var file: [String: String] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  func string(forKey key: String) -> String? {
    return file["\(prefix).\(key)"]
  }

  func set(_ value: String?, forKey key: String) {
    file["\(prefix).\(key)"] = value
  }
}
