import FerryCore

public final class TimetableInteractor {
  private let repository: CrossingRepository
  private let clock: Clock

  init(repository: CrossingRepository, clock: Clock) {
    self.repository = repository
    self.clock = clock
  }

  /// Returns the crossings that have not departed yet.
  func departures() -> [Crossing] {
    return repository.crossings().filter { $0.departure > clock.now }
  }
}
