/// A place of observation.
public struct Post: Equatable, Sendable {
  public let name: String
  public let height: Int

  public init(name: String, height: Int) {
    self.name = name
    self.height = height
  }
}
