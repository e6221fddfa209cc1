// A module of an app that declares names that a container might also use.

public protocol Engine {
  var power: Int { get }
}

public final class Diesel: Engine {
  public let power = 110
  public init() {}
}
