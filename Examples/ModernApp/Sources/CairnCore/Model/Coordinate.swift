import Foundation

/// A place on the map, in degrees.
public struct Coordinate: Hashable, Sendable {
  public let latitude: Double
  public let longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Returns the great-circle distance in kilometres.
  public func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let northward = (other.latitude - latitude) * radians
    let middle = (other.latitude + latitude) / 2 * radians
    let eastward = (other.longitude - longitude) * radians * cos(middle)
    return 6371 * (northward * northward + eastward * eastward).squareRoot()
  }
}
