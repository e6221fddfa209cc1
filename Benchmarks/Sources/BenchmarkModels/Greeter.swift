/// A service requested by its protocol.
public protocol Greeter {
  func greet() -> Int
}

public final class HelloGreeter: Greeter {
  public init() {}

  public func greet() -> Int { 1 }
}

/// The same service as a value type.
public struct ValueGreeter: Greeter {
  private let leaf: Leaf

  public init(leaf: Leaf) { self.leaf = leaf }

  public func greet() -> Int { 1 }
}
