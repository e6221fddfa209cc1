/// A class with 10,000 specialisations: what stands in a container beside the object asked for.
public final class Filler<A, B, C, D> {
  public init() {}
}

/// A type that can be registered and made without knowing more about it.
public protocol FillerType: AnyObject {
  init()
}

extension Filler: FillerType {}
