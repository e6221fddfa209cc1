import Core

public enum HarbourError: Error {
  case closed(at: Int)
}

/// The harbour office, closed before six in the morning.
public final class HarbourOffice {
  public let openedAt: Int

  init(clock: Clock) throws {
    guard clock.minutes >= 6 * 60 else { throw HarbourError.closed(at: clock.minutes) }
    openedAt = clock.minutes
  }
}
