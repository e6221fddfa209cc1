/// 4,000 vertices with four pseudorandom edges each: nearly all vertices reach each other, and there
/// are far too many cycles to enumerate.
public enum DenseGraph {
  public static let count = 4_000

  /// Returns the targets of a vertex's edges, the same at each call.
  public static func targets(of vertex: Int) -> [Int] {
    var state = UInt64(vertex) &* 0x9E37_79B9_7F4A_7C15
    return (0..<4).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }
}
