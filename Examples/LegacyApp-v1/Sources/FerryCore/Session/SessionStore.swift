import DITranquillity

/// Knows who is logged in.
public final class SessionStore {
  private let account: AccountRepository
  private var scope: DIScope?

  init(account: AccountRepository) {
    self.account = account
  }

  /// Gives the scope in which everything of the passenger lives.
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
