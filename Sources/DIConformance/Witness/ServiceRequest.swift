/// What is asked for: a type, perhaps a name, perhaps runtime arguments.
public struct ServiceRequest {
  /// The type that is asked for.
  public var type: Any.Type
  /// The name that is asked for, if any.
  public var name: String?
  /// The tag that is asked for, if any: never together with a name or arguments.
  public var tag: Any.Type?
  /// At most two values, in the order of the initializer's parameters.
  public var arguments: [RuntimeArgument]

  /// A request by type alone, unless said otherwise.
  public init(
    type: Any.Type, name: String? = nil, tag: Any.Type? = nil, arguments: [RuntimeArgument] = []
  ) {
    self.type = type
    self.name = name
    self.tag = tag
    self.arguments = arguments
  }
}

/// A value handed over with a request, with the static type it is handed over as.
public struct RuntimeArgument {
  /// The static type as which it is handed over.
  public let type: Any.Type

  /// The value itself.
  public let value: Any

  /// The static type is the one that the value has here.
  public init<Value>(_ value: Value) {
    self.type = Value.self
    self.value = value
  }

  /// The value with its static type, for an adapter that opened `type`.
  public func value<Value>(as _: Value.Type) -> Value {
    value as! Value
  }
}
