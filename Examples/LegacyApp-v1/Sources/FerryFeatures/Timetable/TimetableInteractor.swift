import FerryCore

public final class TimetableInteractor {
  private let repository: CrossingRepository
  private let clock: Clock

  init(repository: CrossingRepository, clock: Clock) {
    self.repository = repository
    self.clock = clock
  }

  /// Those that have not left yet.
  func departures() -> [Crossing] {
    return repository.crossings().filter { $0.departure > clock.now }
  }
}
