public protocol PaymentGateway: AnyObject {
  func charge(_ cents: Int) -> Bool
}

final class CardGateway: PaymentGateway {
  private let limit = 100_000

  func charge(_ cents: Int) -> Bool {
    return cents <= limit
  }
}
