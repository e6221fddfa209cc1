/// Provides the phase of the moon. Sky offers it; Tides needs it.
public protocol MoonPhases: AnyObject {
  /// The age of the moon, from 0 at new moon to 14 at full moon.
  var age: Int { get }
}
