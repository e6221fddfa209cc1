/// Distributes events between the parts of the app.
public final class EventBus {
  public static private(set) var created = 0

  private var listeners: [(String) -> Void] = []

  init() {
    EventBus.created += 1
  }

  public func listen(_ listener: @escaping (String) -> Void) {
    listeners.append(listener)
  }

  public func post(_ event: String) {
    for listener in listeners {
      listener(event)
    }
  }
}
