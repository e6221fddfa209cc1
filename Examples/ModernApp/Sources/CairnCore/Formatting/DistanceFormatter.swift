public protocol DistanceFormatter {
  func text(kilometres: Double) -> String
}

public struct MetricFormatter: DistanceFormatter {
  public func text(kilometres: Double) -> String {
    "\(Int(kilometres.rounded())) km"
  }
}

public struct ImperialFormatter: DistanceFormatter {
  public func text(kilometres: Double) -> String {
    "\(Int((kilometres / 1.609).rounded())) mi"
  }
}
