import CairnCore

/// What the member is about to book.
public final class Basket {
  public let owner: Member
  public var quote: Quote?

  init(owner: Member) {
    self.owner = owner
  }
}
