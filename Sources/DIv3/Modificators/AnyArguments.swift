public import DIEngine

/// Values for `arg` parameters, for components at any depth of what is resolved.
///
/// ```swift
/// var arguments = AnyArguments(for: Engine.self, args: 1.6)
/// arguments.addArgs(for: Radio.self, args: "FM")
/// let car: Car = container.resolve(arguments: arguments)
/// ```
///
/// - Since: 4.3
public struct AnyArguments {
  @usableFromInline private(set) var entries = ArgumentEntries()

  /// Makes an empty list.
  ///
  /// - Since: 4.3
  public init() {}

  /// Makes a list with values for one component.
  ///
  /// - Parameters:
  ///   - type: A type that the component is offered as. Only one entry may fit a component.
  ///   - args: The values in the order of the parameters; nil stands for an empty Optional.
  /// - Since: 4.3
  public init(for type: DIAType, args: Any?...) {
    entries = ArgumentEntries(type, args)
  }

  /// Adds values for one component.
  ///
  /// - Parameters:
  ///   - type: A type that the component is offered as. Only one entry may fit a component.
  ///   - args: The values in the order of the parameters; nil stands for an empty Optional.
  /// - Returns: The list with the values added.
  /// - Since: 4.3
  @discardableResult
  public mutating func addArgs(for type: DIAType, args: Any?...) -> Self {
    entries.add(type, args)
    return self
  }
}
