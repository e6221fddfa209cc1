/// Provides the time of day at the pier.
public protocol Clock: AnyObject {
  /// Minutes since midnight.
  var minutes: Int { get }
}

/// A clock that is set by hand.
public final class PierClock: Clock {
  public var minutes = 8 * 60

  public init() {}
}
