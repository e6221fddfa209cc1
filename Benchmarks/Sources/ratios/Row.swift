import BenchmarkCases
import Foundation

/// One line of the report, as text.
struct Row {
  static let titles = ["case", "what", "limit", "subject", "ratio", "middle half", "goal", ""]

  let cells: [String]

  init(_ each: Case, _ outcome: Outcome) {
    cells = [
      each.id,
      each.title,
      Self.amount(outcome.limit, outcome.unit),
      Self.amount(outcome.subject, outcome.unit),
      Self.number(outcome.ratio.median),
      "\(Self.number(outcome.ratio.lower)) - \(Self.number(outcome.ratio.upper))",
      Self.goal(of: each),
      Self.verdict(each.goal, outcome.figure),
    ]
  }

  static func goal(of each: Case) -> String {
    let unit =
      switch each.measure {
      case .memory: " B"
      case .time: " ms"
      case .surplus, .firstTimeSurplus: " ns over"
      case .ratio, .firstTimeRatio, .speedUp: ""
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
