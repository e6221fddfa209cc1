internal import DIEngine
internal import DIEngineGraph

/// The dependencies of each vertex of a graph, each with the indices of the vertices it leads to.
///
/// - Since: 4.1
public typealias AdjacencyList = [[(edge: DIEdge, toIndices: [Int])]]

/// The dependency graph that the components of a container declare, as it was when
/// ``DIContainer/makeGraph()`` created it; later registrations don't change it.
///
/// ```swift
/// let graph = container.makeGraph()
/// for (vertex, edges) in zip(graph.vertices, graph.adjacencyList) {
///   print(vertex, edges.flatMap(\.toIndices).map { graph.vertices[$0] })
/// }
/// ```
///
/// - Since: 4.1
public struct DIGraph: Sendable {
  /// The components in the order of registration, the container itself first; then the arguments and the
  /// types without a component, in the order in which they were found.
  ///
  /// - Since: 4.1
  public let vertices: [DIVertex]

  /// The dependencies of each vertex: first the parameters of its initializer, then those of its
  /// injections. An edge with several targets is either a `many`, or ambiguous: none of the components takes
  /// precedence.
  ///
  /// - Since: 4.1
  public let adjacencyList: AdjacencyList
  let declared: DependencyGraph

  init(_ declared: DependencyGraph) {
    self.declared = declared
    vertices = declared.vertices.map(DIVertex.init)
    adjacencyList = declared.edges.map { edges in
      edges.map { (edge: DIEdge($0), toIndices: $0.targets) }
    }
  }
}
