public import DIEngine

/// A provider whose user gives values for components at any depth of what is made.
///
/// ```swift
/// let cars: ProviderArgs<Car> = container.resolve()
/// let car = cars.value(args: AnyArguments(for: Engine.self, args: 1.6))
/// ```
///
/// - Since: 6.0
public final class ProviderArgs<Value>: RequestMarker, @unchecked Sendable {
  /// Asks the container; nil if a closure of the user's makes the values.
  private let request: DelayedRequest?
  private let make: ((AnyArguments) -> Value)?

  /// Makes a placeholder for a property that is injected later.
  ///
  /// - Parameters:
  ///   - file: The place that the trap tells, if a value is asked for nevertheless.
  ///   - line: The place that the trap tells.
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

  /// A value. Traps if the container can't make it, or if the provider is a placeholder.
  ///
  /// - Parameter args: Values for parameters that are declared with `arg`, by component.
  /// - Returns: The value.
  /// - Since: 6.0
  public func value(args: AnyArguments) -> Value {
    if let request { return delayed(request, args.entries) }
    return make.unsafelyUnwrapped(args)
  }
}

extension ProviderArgs: DelayedMarker {}
