import Core

protocol SearchOutput: AnyObject {
  func found(_ crossings: [Crossing])
  func failed(_ error: Error)
}

final class SearchInteractor {
  weak var output: SearchOutput?
  private let repository: TimetableRepository
  private let clock: Clock

  init(repository: TimetableRepository, clock: Clock) {
    self.repository = repository
    self.clock = clock
  }

  func search(from: Port, to: Port) {
    do {
      let all = try repository.crossings(from: from, to: to)
      output?.found(all.filter { $0.minutes > clock.minutes })
    } catch {
      output?.failed(error)
    }
  }
}
