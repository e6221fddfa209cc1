/// Hands out what was paid for. Whoever keeps tickets implements it.
public protocol TicketOffice: AnyObject {
  func issue(title: String, receipt: String) -> Int
}
