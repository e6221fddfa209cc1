/// Provides the water level. Tides offers it; Sky needs it.
public protocol TideLevels: AnyObject {
  /// The level in centimetres above the lowest.
  var level: Int { get }
}
