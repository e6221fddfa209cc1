import BenchmarkCases
import Foundation

/// One line of the report, as text.
enum Row {
  static let titles = ["case", "what", "limit", "subject", "ratio", "middle half", "goal", ""]

  static func cells(_ each: Case, _ outcome: Outcome) -> [String] {
    [
      each.id,
      each.title,
      amount(outcome.limit, outcome.unit),
      amount(outcome.subject, outcome.unit),
      number(outcome.ratio.median),
      "\(number(outcome.ratio.lower)) - \(number(outcome.ratio.upper))",
      goal(of: each),
      verdict(each.goal, outcome.figure),
    ]
  }

  static func goal(of each: Case) -> String {
    let unit =
      switch each.measure {
      case .memory: " B"
      case .surplus, .firstTimeSurplus: " ns over"
      case .ratio, .speedUp: ""
      }
    return switch each.goal {
    case .atMost(let limit): "≤ \(limit.formatted())\(unit)"
    case .atLeast(let limit): "≥ \(limit.formatted())\(unit)"
    case .none: ""
    }
  }

  private static func verdict(_ goal: Goal, _ figure: Double) -> String {
    switch goal {
    case .none: ""
    case .atMost: goal.isReached(by: figure) ? "ok" : "over"
    case .atLeast: goal.isReached(by: figure) ? "ok" : "under"
    }
  }

  private static func amount(_ figure: Double, _ unit: Outcome.Unit) -> String {
    "\(String(format: figure < 100 ? "%.1f" : "%.0f", figure)) \(unit.rawValue)"
  }

  private static func number(_ figure: Double) -> String {
    String(format: "%.2f", figure)
  }
}
