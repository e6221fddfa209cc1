import BenchmarkCases

/// Times one piece of work, in samples of about the same length.
struct Stopwatch {
  private let work: Work
  private let run: Run
  private let clock = ContinuousClock()
  /// How many runs a sample has.
  private var count = 1

  init(_ work: Work, sample length: Duration) {
    self.work = work
    run = work.prepare()
    warmUp(until: length)
  }

  /// Nanoseconds per operation.
  func sample() -> Double {
    time(count) / .nanoseconds(1) / Double(count * work.operations)
  }

  /// Finds how many runs fill a sample; what is done once only has been done after it.
  private mutating func warmUp(until length: Duration) {
    var elapsed = time(count)
    while elapsed < length / 2 {
      count *= 2
      elapsed = time(count)
    }
    count = max(1, Int(Double(count) * (length / elapsed)))
  }

  private func time(_ count: Int) -> Duration {
    switch work.pace {
    case .loop, .longLoop:
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
