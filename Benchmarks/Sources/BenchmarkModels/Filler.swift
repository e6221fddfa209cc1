/// A class with 10,000 specialisations: the other components of a container.
public final class Filler<A, B, C, D> {
  public init() {}
}

/// A type that can be registered and created generically.
public protocol FillerType: AnyObject {
  init()
}

extension Filler: FillerType {}
