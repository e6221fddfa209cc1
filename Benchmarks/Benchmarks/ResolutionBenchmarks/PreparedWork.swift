import BenchmarkCases

/// Prepares a work at its first run, so that a process prepares only the work that it measures.
final class PreparedWork {
  private let work: Work
  private(set) lazy var run = work.prepare()

  init(_ work: Work) {
    self.work = work
  }
}
