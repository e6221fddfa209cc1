/// An asynchronous request for one object: a type, and optionally a name.
public struct AsyncServiceRequest: Sendable {
  /// The requested type.
  public var type: any Sendable.Type
  /// The requested name, if any.
  public var name: String?

  /// Creates a request, by default by type alone.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The requested name, if any.
  public init(type: any Sendable.Type, name: String? = nil) {
    self.type = type
    self.name = name
  }
}
