import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3

protocol Shape: AnyObject {}
final class Disc: Shape {}
final class Tile: Shape {}
final class Bar: Shape {}

final class Holder {
  let shapes: [any Shape]
  init(_ shapes: [any Shape]) { self.shapes = shapes }
}

/// A node of a graph with injections as edges.
final class Node {
  let name: String
  var runs = 0
  init(_ name: String) { self.name = name }
}

/// The builders and the container of all generations on one engine.
struct Generations {
  let engine = DIEngine.Engine()
  let first: DIv1Compat.DIContainerBuilder
  let second: DIv2Compat.DIContainerBuilder
  let modern: DIv3.DIContainer

  init() {
    first = DIv1Compat.DIContainerBuilder(engine: engine)
    second = DIv2Compat.DIContainerBuilder(engine: engine)
    modern = DIv3.DIContainer(engine: engine)
  }
}
