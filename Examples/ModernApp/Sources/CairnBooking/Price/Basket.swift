import CairnCore

/// The member's booking in progress.
public final class Basket {
  public let owner: Member
  public var quote: Quote?

  init(owner: Member) {
    self.owner = owner
  }
}
