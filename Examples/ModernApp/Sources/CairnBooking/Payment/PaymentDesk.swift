import CairnNetwork

public final class PaymentDesk {
  public let gateway: PaymentGateway
  public let retry: RetryPolicy

  init(gateway: PaymentGateway, retry: RetryPolicy) {
    self.gateway = gateway
    self.retry = retry
  }

  func pay(_ cents: Int) -> Bool {
    for _ in 0..<retry.attempts where gateway.charge(cents) {
      return true
    }
    return false
  }
}
