import DITranquillity

/// The scope of the signed-in member's objects. Cleared at each sign-in and sign-out.
public let memberScope = DIScope(name: "member", storage: DICacheStorage())

extension DIComponentBuilder {
  @discardableResult
  public func memberLifetime() -> Self {
    lifetime(.custom(memberScope))
  }
}
