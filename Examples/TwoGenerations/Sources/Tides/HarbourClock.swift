import AlmanacModel

public final class HarbourClock: Clock {
  public var hour = 0

  init() {}
}
