/// Images that are expensive to draw; cached while a screen shows one.
public final class BarcodeCache {
  public static private(set) var created = 0

  private var pictures: [String: String] = [:]

  init() {
    BarcodeCache.created += 1
  }

  func picture(_ key: String, draw: () -> String) -> String {
    if let picture = pictures[key] {
      return picture
    }
    let picture = draw()
    pictures[key] = picture
    return picture
  }
}

public protocol BarcodeRenderer: AnyObject {
  func barcode(of ticket: Ticket) -> String
}

final class SquareRenderer: BarcodeRenderer {
  func barcode(of ticket: Ticket) -> String {
    return "[\(ticket.number)]"
  }
}

final class StripeRenderer: BarcodeRenderer {
  func barcode(of ticket: Ticket) -> String {
    return "|\(ticket.number)|"
  }
}
