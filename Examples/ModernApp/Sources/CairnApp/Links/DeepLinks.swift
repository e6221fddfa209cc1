/// Opens what the addresses of web pages and notifications stand for.
public final class DeepLinks {
  private let handlers: [any LinkHandler]

  init(handlers: [any LinkHandler]) {
    self.handlers = handlers
  }

  /// - Returns: what was opened, if anything.
  public func open(_ link: String) -> String? {
    let steps = link.split(separator: "/").map(String.init)
    for handler in handlers {
      if let opened = handler.open(steps) { return opened }
    }
    return nil
  }
}
