internal import DIEngine

/// One node of a graph: what depends on something, or what is depended on.
///
/// - Since: 4.1
public enum DIVertex: Hashable, Sendable {
  /// A registered component.
  case component(DIComponentVertex)
  /// A value that the caller of the container gives.
  case argument(DIArgumentVertex)
  /// A type that no component can be had for.
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
  /// The description of the component, or what else the vertex is and its type.
  public var description: String {
    switch self {
    case .component(let vertex): return vertex.componentInfo.description
    case .argument(let vertex): return "<Argument. type: \(vertex.type)>"
    case .unknown(let vertex): return "<Unknown. type: \(vertex.type)>"
    }
  }
}
