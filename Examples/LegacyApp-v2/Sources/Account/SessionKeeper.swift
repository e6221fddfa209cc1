import Core

/// The session of one passenger, or of a guest before the login.
public final class SessionKeeper: SessionProvider {
  public private(set) var token: String?
  public private(set) var user: String?
  private let auth: AuthService
  private let events: EventBus

  init(auth: AuthService, events: EventBus) {
    self.auth = auth
    self.events = events
  }

  public var isOpen: Bool {
    return token != nil
  }

  func open(user: String, pin: String) throws {
    token = try auth.login(user: user, pin: pin)
    self.user = user
    events.post("login \(user)")
  }

  public func close() {
    guard let user = user else { return }
    token = nil
    self.user = nil
    events.post("logout \(user)")
  }
}
