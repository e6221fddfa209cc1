public enum Event: Hashable, Sendable {
  case signedIn(String)
  case signedOut
  case opened(Hut.ID)
  case booked(Booking)
}

/// Notifies all listeners of events.
public final class EventBus {
  private var listeners: [(Event) -> Void] = []

  public func listen(_ listener: @escaping (Event) -> Void) {
    listeners.append(listener)
  }

  public func post(_ event: Event) {
    for listener in listeners { listener(event) }
  }
}
