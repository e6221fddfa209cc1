public import DIEngine

/// A provider that takes `arg` values for components at any depth of the object graph.
///
/// ```swift
/// let cars: ProviderArgs<Car> = container.resolve()
/// let car = cars.value(args: AnyArguments(for: Engine.self, args: 1.6))
/// ```
///
/// The provider holds the container and continues its object graph as ``Provider`` does.
///
/// - Since: 6.0
public final class ProviderArgs<Value>: RequestMarker, @unchecked Sendable {
  /// The container's request; nil for a placeholder.
  private let request: DelayedRequest?
  private let make: ((AnyArguments) -> Value)?

  /// Creates a placeholder for a property that is injected later; its value traps.
  ///
  /// - Parameters:
  ///   - file: The file that the trap's message names. Leave it out.
  ///   - line: The line that the trap's message names. Leave it out.
  /// - Since: 6.0
  public init(file: String = #file, line: UInt = #line) {
    request = nil
    make = { _ in placeholder("Provider", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    self.request = request
    make = nil
    super.init()
  }

  /// Resolves a value with arguments.
  ///
  /// Traps if the container can't resolve the value, or if the provider is a placeholder.
  ///
  /// - Parameter args: Values for `arg` parameters, by component.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 6.0
  public func value(args: AnyArguments) -> Value {
    if let request { return delayed(request, args.entries) }
    return make.unsafelyUnwrapped(args)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameter args: Values for `arg` parameters, by component.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: ``DIFailure``.
  /// - Since: 0.1.0 of this package
  public func get(args: AnyArguments) throws -> Value {
    guard let request else { return make.unsafelyUnwrapped(args) }
    return try gotten(request, args.entries)
  }
}

extension ProviderArgs: DelayedMarker {}
