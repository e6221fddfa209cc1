import DITranquillity
import FerryCore

public final class TicketsPresenter {
  public let repository: TicketRepository
  public let printer: DILazy<TicketPrinter>
  public let exporters: DILazy<[TicketExporter]>
  public internal(set) var money: MoneyFormatter!

  init(
    repository: TicketRepository, printer: DILazy<TicketPrinter>,
    exporters: DILazy<[TicketExporter]>
  ) {
    self.repository = repository
    self.printer = printer
    self.exporters = exporters
  }

  func rows() -> [String] {
    return repository.tickets.map { "\($0.number) " + money.text($0.price) }
  }

  public func printAll() -> [String] {
    return repository.tickets.map(printer.value.print)
  }

  public func export() -> [String] {
    return exporters.value.map { $0.name + " \(repository.tickets.count)" }
  }
}
