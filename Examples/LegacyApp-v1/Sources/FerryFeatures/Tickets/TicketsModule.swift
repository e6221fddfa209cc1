import DITranquillity
import FerryCore

final class TicketsModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(vc: TicketsViewController.self)
      .lifetime(.perDependency)
      .dependency { $1.presenter = *!$0 }

    builder.register {
      try! TicketsPresenter(repository: *$0, printer: -*!$0, exporters: -**$0)
    }
    .dependency { $1.money = *!$0 }
    .lifetime(.perScope)

    builder.register { TicketPrinter(layout: *!$0) }.lifetime(.perScope)
    builder.register { scope in TicketLayout(printer: try! -*scope) }.lifetime(.perScope)

    builder.register { MailExporter() }.asType(TicketExporter.self).lifetime(.perDependency)
    builder.register { WalletExporter() }.asType(TicketExporter.self).lifetime(.perDependency)
    builder.register { ClipboardExporter() }.asType(TicketExporter.self).lifetime(.perDependency)
  }
}
