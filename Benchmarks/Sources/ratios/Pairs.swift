import BenchmarkCases

/// Figures of a limit and a subject that were taken in turn, so that both saw the same noise.
struct Pairs {
  private(set) var limits: [Double] = []
  private(set) var subjects: [Double] = []

  init(count: Int, limit: () throws -> Double, subject: () throws -> Double) rethrows {
    for _ in 0..<count {
      limits.append(try limit())
      subjects.append(try subject())
    }
  }

  /// What each subject is to the limit that was taken just before it.
  var ratios: [Double] {
    zip(subjects, limits).map { $0 / $1 }
  }

  /// How many times as fast each subject is as the limit that was taken just before it.
  var speedUps: [Double] {
    zip(limits, subjects).map { $0 / $1 }
  }
}
