import Core

public enum PaymentKind {
  case card
  case invoice
  case cash
}

public protocol PaymentGateway: AnyObject {
  func pay(_ cents: Int) throws -> String
}

final class CardGateway: PaymentGateway {
  private let api: ApiClient

  init(api: ApiClient) {
    self.api = api
  }

  func pay(_ cents: Int) throws -> String {
    return try api.get("pay/card/\(cents)")[0]
  }
}

final class InvoiceGateway: PaymentGateway {
  private let api: ApiClient

  init(api: ApiClient) {
    self.api = api
  }

  func pay(_ cents: Int) throws -> String {
    let answer = try api.get("pay/invoice/\(cents)")
    return "\(answer[0]) for \(answer[1])"
  }
}
