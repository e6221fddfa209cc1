public protocol KeyValueStore: AnyObject {
  subscript(key: String) -> String? { get set }
}

/// Tags of stores.
public enum Volatile {}
public enum Durable {}
public enum Plain {}
public enum Encrypted {}
