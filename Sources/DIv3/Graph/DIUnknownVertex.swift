/// A type that is asked for, but that no component can be had for: one vertex for each dependency.
/// A vertex is equal to itself only.
///
/// - Since: 4.1
public final class DIUnknownVertex: Hashable, Sendable {
  /// The type that is looked up.
  public let type: DIAType

  init(_ type: DIAType) {
    self.type = type
  }

  /// Whether two vertices are the same object.
  public static func == (left: DIUnknownVertex, right: DIUnknownVertex) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
