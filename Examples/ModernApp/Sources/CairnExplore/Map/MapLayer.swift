public protocol MapLayer: AnyObject {
  var name: String { get }
}

/// Tags of layers.
enum Ground {}
enum Overlay {}

final class ReliefLayer: MapLayer {
  let name = "relief"
}

final class TrailLayer: MapLayer {
  let name = "trails"
}

final class HutLayer: MapLayer {
  let name = "huts"
}
