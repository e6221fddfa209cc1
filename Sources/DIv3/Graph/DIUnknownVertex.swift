/// A requested type that no component offers: one vertex for each dependency. A vertex is equal only to
/// itself.
///
/// - Since: 4.1
public final class DIUnknownVertex: Hashable, Sendable {
  /// The type to look up.
  ///
  /// - Since: 4.1
  public let type: DIAType

  init(_ type: DIAType) {
    self.type = type
  }

  /// Returns whether two vertices are the same object.
  ///
  /// - Parameters:
  ///   - left: A vertex.
  ///   - right: Another vertex.
  /// - Returns: `true` if they are the same object.
  /// - Since: 4.1
  public static func == (left: DIUnknownVertex, right: DIUnknownVertex) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  ///
  /// - Parameter hasher: The hasher that receives the identity.
  /// - Since: 4.1
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
