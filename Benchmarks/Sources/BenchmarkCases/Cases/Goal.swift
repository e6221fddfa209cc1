/// What a figure should reach.
public enum Goal: Sendable {
  case atMost(Double)
  case atLeast(Double)
  /// The figure is there to be read.
  case none

  public func isReached(by figure: Double) -> Bool {
    switch self {
    case .atMost(let limit): figure <= limit
    case .atLeast(let limit): figure >= limit
    case .none: true
    }
  }
}
