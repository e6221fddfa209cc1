internal import DIEngine

/// The dependencies that leave each vertex of a graph, each with the indices of the vertices that
/// it leads to.
///
/// - Since: 4.1
public typealias AdjacencyList = [[(edge: DIEdge, toIndices: [Int])]]

/// What the components of a container declare, as it was when the graph was made by
/// ``DIContainer/makeGraph()``: registrations that follow do not change it.
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
  /// The components in the order of registration, the container itself first; then the arguments
  /// and the types that nothing can be had for, as they were found.
  public let vertices: [DIVertex]
  /// For each vertex what it depends on: first the parameters of the initializer, then those of
  /// the injections. Several targets of one edge are all that `many` lists, or components none of
  /// which is preferred.
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
