import BenchmarkCases

/// Figures of a limit and a subject, measured alternately so that noise affects both.
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

  /// The ratio of each subject to the limit measured just before it.
  var ratios: [Double] {
    zip(subjects, limits).map { $0 / $1 }
  }

  /// The difference between each subject and the limit measured just before it.
  var surpluses: [Double] {
    zip(subjects, limits).map { $0 - $1 }
  }

  /// The speed of each subject as a multiple of that of the limit measured just before it.
  var speedUps: [Double] {
    zip(limits, subjects).map { $0 / $1 }
  }
}
