import CairnNetwork
import DITranquillity

class PaymentPart: DIPart {
  static func load(container: DIContainer) {
    container.register(CardGateway.init)
      .as(PaymentGateway.self)
    container.register { NoRetry() }
      .as(RetryPolicy.self)
    container.register(PaymentDesk.init(gateway:retry:))
  }
}
