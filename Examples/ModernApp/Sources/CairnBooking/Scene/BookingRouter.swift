import CairnCore
import DITranquillity
import SwiftLazy

public final class BookingRouter {
  private let member: Member
  private let receipts: Provider2<Receipt, Booking, String>
  private let summaries: ProviderArgs<BookingSummary>
  public weak var controller: BookingController?

  init(
    member: Member, receipts: Provider2<Receipt, Booking, String>,
    summaries: ProviderArgs<BookingSummary>
  ) {
    self.member = member
    self.receipts = receipts
    self.summaries = summaries
  }

  func openReceipt(of booking: Booking) -> Receipt {
    return receipts.value(booking, member.name)
  }

  public func openSummary(of stay: Stay) -> BookingSummary {
    return summaries.value(args: AnyArguments(for: Quote.self, args: stay))
  }
}
