import Core

public struct Ticket {
  public let number: Int
  public let title: String
  public let receipt: String
}

/// The tickets of the passenger of this session.
public final class TicketBox: TicketOffice {
  public private(set) var tickets: [Ticket] = []
  private let first: Int

  init(first: Int) {
    self.first = first
  }

  public func issue(title: String, receipt: String) -> Int {
    let number = first + tickets.count
    tickets.append(Ticket(number: number, title: title, receipt: receipt))
    return number
  }

  public func ticket(_ number: Int) -> Ticket? {
    return tickets.first { $0.number == number }
  }
}
