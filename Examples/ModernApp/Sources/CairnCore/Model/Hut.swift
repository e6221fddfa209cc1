/// A mountain hut that has beds for hikers.
public struct Hut: Hashable, Sendable {
  public typealias ID = String

  public let id: ID
  public let name: String
  public let altitude: Int
  public let beds: Int
  public let position: Coordinate

  public init(id: ID, name: String, altitude: Int, beds: Int, position: Coordinate) {
    self.id = id
    self.name = name
    self.altitude = altitude
    self.beds = beds
    self.position = position
  }
}
