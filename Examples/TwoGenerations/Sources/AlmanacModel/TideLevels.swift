/// Knows how high the water stands. Tides offers it; Sky needs it.
public protocol TideLevels: AnyObject {
  /// In centimetres above the lowest.
  var level: Int { get }
}
