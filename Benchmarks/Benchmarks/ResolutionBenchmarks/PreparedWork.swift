import BenchmarkCases

/// Prepares a work when it is first run, so that a process prepares only what it measures.
final class PreparedWork {
  private let work: Work
  private(set) lazy var run = work.prepare()

  init(_ work: Work) {
    self.work = work
  }
}
