public import DIEngine

/// Values for `arg` parameters of components at any depth of the object graph.
///
/// ```swift
/// var arguments = AnyArguments(for: Engine.self, args: 1.6)
/// arguments.addArgs(for: Radio.self, args: "FM")
/// let car: Car = container.resolve(arguments: arguments)
/// ```
///
/// - Since: 4.3
public struct AnyArguments {
  @usableFromInline package private(set) var entries = ArgumentEntries()

  /// Creates an empty list.
  ///
  /// - Since: 4.3
  public init() {}

  /// Creates a list with values for one component.
  ///
  /// - Parameters:
  ///   - type: A type that the component is offered under. At most one entry may match a component.
  ///   - args: The values in the order of the component's `arg` parameters; nil for an empty Optional.
  /// - Since: 4.3
  public init(for type: DIAType, args: Any?...) {
    entries = ArgumentEntries(type, args)
  }

  /// Creates a list with an array of values for one component.
  package init(for type: DIAType, values: [Any?]) {
    entries = ArgumentEntries(type, values)
  }

  /// Adds values for one component.
  ///
  /// - Parameters:
  ///   - type: A type that the component is offered under. At most one entry may match a component.
  ///   - args: The values in the order of the component's `arg` parameters; nil for an empty Optional.
  /// - Returns: A copy of the extended list.
  /// - Since: 4.3
  @discardableResult
  public mutating func addArgs(for type: DIAType, args: Any?...) -> Self {
    entries.add(type, args)
    return self
  }
}
