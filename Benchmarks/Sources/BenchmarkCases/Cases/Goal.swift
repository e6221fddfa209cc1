/// The target of a figure.
public enum Goal: Sendable {
  case atMost(Double)
  case atLeast(Double)
  /// No target: the figure is only reported.
  case none

  public func isReached(by figure: Double) -> Bool {
    switch self {
    case .atMost(let limit): figure <= limit
    case .atLeast(let limit): figure >= limit
    case .none: true
    }
  }
}
