/// A request for one object: a type, and optionally a name, a tag or runtime arguments.
public struct ServiceRequest {
  /// The requested type.
  public var type: Any.Type
  /// The requested name, if any.
  public var name: String?
  /// The requested tag, if any; never together with a name or arguments.
  public var tag: Any.Type?
  /// The runtime arguments, at most two, in the order of the initializer's parameters.
  public var arguments: [RuntimeArgument]

  /// Creates a request, by default by type alone.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The requested name, if any.
  ///   - tag: The requested tag, if any.
  ///   - arguments: The runtime arguments, in the order of the initializer's parameters.
  public init(
    type: Any.Type, name: String? = nil, tag: Any.Type? = nil, arguments: [RuntimeArgument] = []
  ) {
    self.type = type
    self.name = name
    self.tag = tag
    self.arguments = arguments
  }
}

/// A runtime argument of a request, with its static type.
public struct RuntimeArgument {
  /// The static type of the argument.
  public let type: Any.Type

  /// The value of the argument.
  public let value: Any

  /// Creates an argument whose static type is the one that the value has at the call.
  ///
  /// - Parameter value: The value of the argument.
  public init<Value>(_ value: Value) {
    self.type = Value.self
    self.value = value
  }

  /// Returns the value with its static type, for an adapter that has opened `type`.
  ///
  /// Traps if the value isn't of that type.
  ///
  /// - Returns: The value of the argument.
  public func value<Value>(as _: Value.Type) -> Value {
    value as! Value
  }
}
