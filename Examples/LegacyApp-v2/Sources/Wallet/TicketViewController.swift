import Core

public final class TicketViewController: Screen {
  public var cache: BarcodeCache!
  public var renderer: BarcodeRenderer!
  public var palette: Palette!
  public let ticket: Ticket?
  public private(set) var barcode = ""

  init(ticket: Ticket?) {
    self.ticket = ticket
  }

  public override var title: String {
    return ticket?.title ?? "No such ticket"
  }

  public override func didLoad() {
    guard let ticket = ticket else { return }
    let renderer: BarcodeRenderer = self.renderer
    barcode = cache.picture("\(ticket.number)") { renderer.barcode(of: ticket) }
  }
}
