/// An object that a container shares.
public final class SharedObject: Sendable {
  public init() {}
}
