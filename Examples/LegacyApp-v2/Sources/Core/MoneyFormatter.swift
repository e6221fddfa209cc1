/// Writes an amount as the signs at the pier do.
public final class MoneyFormatter {
  public init() {}

  public func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
