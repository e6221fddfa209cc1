/// A requested type that no component offers: one vertex for each dependency. A vertex is equal only to
/// itself.
///
/// - Since: 4.1
public final class DIUnknownVertex: Hashable, Sendable {
  /// The type to look up.
  public let type: DIAType

  init(_ type: DIAType) {
    self.type = type
  }

  /// Returns whether two vertices are the same object.
  public static func == (left: DIUnknownVertex, right: DIUnknownVertex) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
