/// A service that is asked for by its protocol.
public protocol Greeter {
  func greet() -> Int
}

public final class HelloGreeter: Greeter {
  public init() {}

  public func greet() -> Int { 1 }
}
