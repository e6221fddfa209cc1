public final class TimeFormatter {
  public init() {}

  public func text(_ minutes: Int) -> String {
    let rest = minutes % 60
    return "\(minutes / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

public final class MoneyFormatter {
  public let currency: String

  init(currency: String) {
    self.currency = currency
  }

  public func text(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100)." + (rest < 10 ? "0" : "") + "\(rest) " + currency
  }
}
