import DITranquillity
import FerryCore

/// Needs the layout, which in turn needs the printer for its paper size.
public final class TicketPrinter {
  public static var made = 0
  public let layout: TicketLayout
  public let width = 24

  init(layout: TicketLayout) {
    TicketPrinter.made += 1
    self.layout = layout
  }

  func print(_ ticket: Ticket) -> String {
    return layout.line(for: ticket)
  }
}

public final class TicketLayout {
  public let printer: DILazy<TicketPrinter>

  init(printer: DILazy<TicketPrinter>) {
    self.printer = printer
  }

  func line(for ticket: Ticket) -> String {
    let text = "\(ticket.number) " + ticket.crossing.from.name + " - " + ticket.crossing.to.name
    return String(text.prefix(printer.value.width))
  }
}
