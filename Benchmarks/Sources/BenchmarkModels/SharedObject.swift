/// An object of which a container keeps one.
public final class SharedObject {
  public init() {}
}
