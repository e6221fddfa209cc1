public protocol PaymentGateway: AnyObject {
  func pay(_ cents: Int) -> String
}

final class CardGateway: PaymentGateway {
  func pay(_ cents: Int) -> String {
    return "card \(cents)"
  }
}

final class InvoiceGateway: PaymentGateway {
  private let account: AccountRepository

  init(account: AccountRepository) {
    self.account = account
  }

  func pay(_ cents: Int) -> String {
    return "invoice to \(account.name ?? "nobody") \(cents)"
  }
}
