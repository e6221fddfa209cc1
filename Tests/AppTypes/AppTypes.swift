// What a module of an app may well declare under names that a container could take.

public protocol Engine {
  var power: Int { get }
}

public final class Diesel: Engine {
  public let power = 110
  public init() {}
}
