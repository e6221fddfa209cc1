import DITranquillity

/// The login of the passenger.
public final class SessionStore {
  private let account: AccountRepository
  private var scope: DIScope?

  init(account: AccountRepository) {
    self.account = account
  }

  /// Creates the scope of the passenger's objects.
  public func logIn(_ name: String, in root: DIScope) -> DIScope {
    account.name = name
    let scope = root.newLifeTimeScope()
    self.scope = scope
    return scope
  }

  public func logOut() {
    account.name = nil
    scope = nil
  }

  public var session: Session? {
    guard let scope = scope else {
      return nil
    }
    return *?scope
  }
}
