public protocol Clock: AnyObject {
  /// Minutes after midnight.
  var now: Int { get set }
}

final class ShipClock: Clock {
  var now = 450
}
