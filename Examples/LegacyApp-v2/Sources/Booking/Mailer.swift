/// Sends mails.
open class Mailer {
  public init() {}

  open func subject(for number: Int) -> String {
    return "News from Skerry"
  }
}

public final class ReceiptMailer: Mailer {
  public override func subject(for number: Int) -> String {
    return "Your ticket no. \(number)"
  }
}

/// The printer in the kiosk of the terminal. It has no driver on the current system.
public final class ReceiptPrinter {}

final class PaperRoll {
  static private(set) var created = 0

  init() {
    PaperRoll.created += 1
  }
}
