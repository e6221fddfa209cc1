import DITranquillity

public final class Analytics {
  public private(set) var events: [String] = []
  private let logger: DILazy<Logger>

  init(logger: DILazy<Logger>) {
    self.logger = logger
  }

  public func track(_ event: String) {
    events.append(event)
    logger.value.log("event " + event)
  }
}
