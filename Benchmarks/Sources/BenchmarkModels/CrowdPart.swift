/// A shared object of a graph with cycles. The container keeps all of them.
public final class CrowdPart {
  public weak var next: CrowdPart?
  public weak var other: CrowdPart?

  public init() {}
}
