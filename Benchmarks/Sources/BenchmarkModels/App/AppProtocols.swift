/// The ten protocols of the app graph; half of them are bound to classes, half are not.
public protocol TimeSource: AnyObject {
  func now() -> Int
}

public protocol Log {
  func write(_ line: String)
}

public protocol Store: AnyObject {
  func size() -> Int
}

public protocol Session {
  func isOpen() -> Bool
}

public protocol Network: AnyObject {
  func requests() -> Int
}

public protocol Database {
  func rows() -> Int
}

public protocol Events: AnyObject {
  func published() -> Int
}

public protocol Accounts {
  func count() -> Int
}

public protocol Orders: AnyObject {
  func count() -> Int
}

public protocol Catalog {
  func count() -> Int
}
