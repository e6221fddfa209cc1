/// A dependency cycle: each vertex depends on the next one, and the last on the first.
///
/// - Since: 4.1
public struct DICycle: Sendable {
  /// The vertices as indices into ``DIGraph/vertices``, each at most once.
  ///
  /// - Since: 4.1
  public let vertexIndices: [Int]

  /// The dependencies: each leads from the vertex at the same position to the next one, the last to the
  /// first.
  ///
  /// - Since: 4.1
  public let edges: [DIEdge]
}
