/// An object without dependencies.
public final class Leaf: Sendable {
  public init() {}
}
