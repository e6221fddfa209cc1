import BenchmarkCases

/// Times one work, in samples of about the same length.
struct Stopwatch {
  private let work: Work
  private let run: Run
  private let clock = ContinuousClock()
  /// The number of runs in a sample.
  private var count = 1

  init(_ work: Work, sample length: Duration) {
    self.work = work
    run = work.prepare()
    warmUp(until: length)
  }

  /// Returns the nanoseconds of one operation.
  func sample() -> Double {
    time(count) / .nanoseconds(1) / Double(count * work.operations)
  }

  /// Determines the number of runs that fill a sample, and thereby triggers all one-time work. The shorter of two times
  /// counts: the other one may contain that work, or a pause of the thread.
  private mutating func warmUp(until length: Duration) {
    var elapsed = min(time(count), time(count))
    while elapsed < length / 2 {
      count *= 2
      elapsed = min(time(count), time(count))
    }
    count = max(1, Int(Double(count) * (length / elapsed)))
  }

  private func time(_ count: Int) -> Duration {
    switch work.pace {
    case .loop:
      defer { run.reset() }
      return clock.measure { run.perform(count) }
    case .once:
      var elapsed = Duration.zero
      for _ in 0..<count {
        elapsed += clock.measure { run.perform(1) }
        run.reset()
      }
      return elapsed
    }
  }
}
