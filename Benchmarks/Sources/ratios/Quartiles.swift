/// The median of some figures, and the bounds of their middle half.
struct Quartiles {
  let lower: Double
  let median: Double
  let upper: Double

  init(_ figures: [Double]) {
    let sorted = figures.sorted()
    lower = Self.quantile(0.25, of: sorted)
    median = Self.quantile(0.5, of: sorted)
    upper = Self.quantile(0.75, of: sorted)
  }

  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let position = part * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }
}
