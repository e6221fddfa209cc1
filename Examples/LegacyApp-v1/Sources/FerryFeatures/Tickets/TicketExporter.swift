public protocol TicketExporter: AnyObject {
  var name: String { get }
}

final class MailExporter: TicketExporter {
  let name = "mail"
}

final class WalletExporter: TicketExporter {
  let name = "wallet"
}

final class ClipboardExporter: TicketExporter {
  let name = "clipboard"
}
