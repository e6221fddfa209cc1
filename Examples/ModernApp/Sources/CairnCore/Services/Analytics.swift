public final class Analytics: LaunchTask {
  private let bus: EventBus
  private let journal: any LogSink
  public private(set) var events: [Event] = []

  init(bus: EventBus, journal: any LogSink) {
    self.bus = bus
    self.journal = journal
  }

  public func launch() {
    bus.listen { [weak self] event in
      self?.events.append(event)
      self?.journal.write("event: \(event)")
    }
  }
}
