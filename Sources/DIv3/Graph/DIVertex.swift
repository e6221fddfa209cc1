internal import DIEngine
internal import DIEngineGraph

/// A vertex of a dependency graph.
///
/// - Since: 4.1
public enum DIVertex: Hashable, Sendable {
  /// A registered component.
  ///
  /// - Since: 4.1
  case component(DIComponentVertex)

  /// A value that the request supplies.
  ///
  /// - Since: 4.1
  case argument(DIArgumentVertex)

  /// A requested type that no component offers.
  ///
  /// - Since: 4.1
  case unknown(DIUnknownVertex)

  init(_ vertex: DependencyVertex) {
    switch vertex {
    case .component(let component): self = .component(DIComponentVertex(component))
    case .argument(let type): self = .argument(DIArgumentVertex(type))
    case .unknown(let type): self = .unknown(DIUnknownVertex(type))
    }
  }
}

extension DIVertex: CustomStringConvertible {
  /// The description of the component; for the other cases, the kind of vertex and its type.
  ///
  /// - Since: 4.1
  public var description: String {
    switch self {
    case .component(let vertex): return vertex.componentInfo.description
    case .argument(let vertex): return "<Argument. type: \(vertex.type)>"
    case .unknown(let vertex): return "<Unknown. type: \(vertex.type)>"
    }
  }
}
