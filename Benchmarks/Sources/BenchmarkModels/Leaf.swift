/// An object that needs nothing.
public final class Leaf {
  public init() {}
}
