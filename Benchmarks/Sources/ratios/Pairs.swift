import BenchmarkCases

/// Figures of a limit and a subject that were taken in turn, so that both saw the same noise.
struct Pairs {
  private(set) var limits: [Double] = []
  private(set) var subjects: [Double] = []

  init() {}

  init(count: Int, limit: () throws -> Double, subject: () throws -> Double) rethrows {
    for _ in 0..<count {
      append(limit: try limit(), subject: try subject())
    }
  }

  mutating func append(limit: Double, subject: Double) {
    limits.append(limit)
    subjects.append(subject)
  }

  mutating func append(_ others: Pairs) {
    limits += others.limits
    subjects += others.subjects
  }

  /// What each subject is to the limit that was taken just before it.
  var ratios: [Double] {
    zip(subjects, limits).map { $0 / $1 }
  }

  /// How much longer each subject takes than the limit that was taken just before it.
  var surpluses: [Double] {
    zip(subjects, limits).map { $0 - $1 }
  }

  /// How many times as fast each subject is as the limit that was taken just before it.
  var speedUps: [Double] {
    zip(limits, subjects).map { $0 / $1 }
  }
}
