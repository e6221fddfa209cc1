/// A value that the request supplies: one vertex for each use of ``arg(_:)``. A vertex is equal only to
/// itself.
///
/// - Since: 4.1
public final class DIArgumentVertex: Hashable, Sendable {
  /// The type of the value, without its layers of Optional.
  public let type: DIAType

  init(_ type: DIAType) {
    self.type = type
  }

  /// Returns whether two vertices are the same object.
  public static func == (left: DIArgumentVertex, right: DIArgumentVertex) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
