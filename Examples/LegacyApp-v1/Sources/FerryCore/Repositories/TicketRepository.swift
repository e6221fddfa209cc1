/// The tickets of the passenger who is logged in.
public final class TicketRepository {
  public private(set) var tickets: [Ticket] = []
  public let database: Database

  init(database: Database) {
    self.database = database
  }

  public func add(_ ticket: Ticket) {
    tickets.append(ticket)
    database.insert("\(ticket.number)", into: "tickets")
  }
}
