/// The ten protocols of the app graph; half of them are class-bound.
public protocol TimeSource: AnyObject, Sendable {
  func now() -> Int
}

public protocol Log: Sendable {
  func write(_ line: String)
}

public protocol Store: AnyObject, Sendable {
  func size() -> Int
}

public protocol Session: Sendable {
  func isOpen() -> Bool
}

public protocol Network: AnyObject, Sendable {
  func requests() -> Int
}

public protocol Database: Sendable {
  func rows() -> Int
}

public protocol Events: AnyObject, Sendable {
  func published() -> Int
}

public protocol Accounts: Sendable {
  func count() -> Int
}

public protocol Orders: AnyObject, Sendable {
  func count() -> Int
}

public protocol Catalog: Sendable {
  func count() -> Int
}
