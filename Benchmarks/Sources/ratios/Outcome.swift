import BenchmarkCases

/// The result of a case.
struct Outcome {
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes = "B"
  }

  let unit: Unit
  let limit: Double
  let subject: Double
  let ratio: Quartiles
  /// The figure that the goal applies to: the ratio, the nanoseconds over the limit, or the bytes.
  let figure: Double
}
