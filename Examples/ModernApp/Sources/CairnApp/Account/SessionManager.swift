import CairnCore
import CairnNetwork
import DITranquillity

/// Signs members in and out.
public final class SessionManager {
  // Unowned: the container retains this object.
  private unowned let container: DIContainer
  private let authenticator: Authenticator
  private let bus: EventBus
  public private(set) var session: Session?

  init(container: DIContainer, authenticator: Authenticator, bus: EventBus) {
    self.container = container
    self.authenticator = authenticator
    self.bus = bus
  }

  public func signIn(name: String, password: String) -> Session? {
    guard let member = authenticator.signIn(name: name, password: password) else { return nil }
    memberScope.clean()
    let session = Session(member: member, parent: container)
    self.session = session
    bus.post(.signedIn(member.name))
    return session
  }

  public func signOut() {
    authenticator.signOut()
    session = nil
    memberScope.clean()
    bus.post(.signedOut)
  }
}
