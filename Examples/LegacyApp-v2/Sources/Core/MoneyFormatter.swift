/// Formats an amount like the signs at the pier.
public final class MoneyFormatter {
  public init() {}

  public func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
