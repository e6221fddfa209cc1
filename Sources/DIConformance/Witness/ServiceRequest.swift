/// What is asked for: a type, perhaps a name, perhaps runtime arguments.
public struct ServiceRequest {
  public var type: Any.Type
  public var name: String?
  public var arguments: [RuntimeArgument]

  public init(type: Any.Type, name: String? = nil, arguments: [RuntimeArgument] = []) {
    self.type = type
    self.name = name
    self.arguments = arguments
  }
}

/// A value handed over with a request, with the static type it is handed over as.
public struct RuntimeArgument {
  public let type: Any.Type
  public let value: Any

  public init<Value>(_ value: Value) {
    self.type = Value.self
    self.value = value
  }

  /// The value with its static type, for an adapter that opened `type`.
  public func value<Value>(as _: Value.Type) -> Value {
    value as! Value
  }
}
