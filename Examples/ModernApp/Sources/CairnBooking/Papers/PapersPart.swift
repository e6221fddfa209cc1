import CairnCore
import DITranquillity

class PapersPart: DIPart {
  static func load(container: DIContainer) {
    container.register { Receipt(booking: arg($0), payer: arg($1), prices: $2) }
    container.register(BookingSummary.init(quote:prices:images:))
    container.register(Reminders.init)
      .as(LaunchTask.self)
      .injection { $0.connect(bus: $1, calendar: $2) }
      .lifetime(.perContainer(.strong))
  }
}
