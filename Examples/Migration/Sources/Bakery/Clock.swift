/// Provides the hour of the day.
public protocol Clock: AnyObject {
  var hour: Int { get }
}

public final class ShopClock: Clock {
  public var hour = 8

  public init() {}
}
