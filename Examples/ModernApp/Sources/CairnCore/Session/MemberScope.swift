import DITranquillity

/// What belongs to the member who is signed in. Emptied when they sign in and out.
public let memberScope = DIScope(name: "member", storage: DICacheStorage())

extension DIComponentBuilder {
  @discardableResult
  public func memberLifetime() -> Self {
    lifetime(.custom(memberScope))
  }
}
