/// Opens the links in web pages and notifications.
public final class DeepLinks {
  private let handlers: [any LinkHandler]

  init(handlers: [any LinkHandler]) {
    self.handlers = handlers
  }

  /// - Returns: A description of the opened page, or nil.
  public func open(_ link: String) -> String? {
    let steps = link.split(separator: "/").map(String.init)
    for handler in handlers {
      if let opened = handler.open(steps) { return opened }
    }
    return nil
  }
}
