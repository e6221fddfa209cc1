/// Issues tickets after payment. The module that stores tickets implements it.
public protocol TicketOffice: AnyObject {
  func issue(title: String, receipt: String) -> Int
}
