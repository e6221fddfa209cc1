/// Knows how the moon stands. Sky offers it; Tides needs it.
public protocol MoonPhases: AnyObject {
  /// From 0 at new moon to 14 at full moon.
  var age: Int { get }
}
