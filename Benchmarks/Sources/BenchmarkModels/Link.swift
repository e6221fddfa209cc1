/// A member of a ring or of a line. It has 1,000 specialisations.
public final class Link<A, B, C> {
  public var next: AnyObject?

  public init() {}
}

/// A type of links that can be registered and created generically.
public protocol LinkType: AnyObject {
  var next: AnyObject? { get set }

  init()
}

extension Link: LinkType {}
