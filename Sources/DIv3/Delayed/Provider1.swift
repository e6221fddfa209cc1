public import DIEngine

/// A provider that takes one value for the `arg` parameters of the component.
///
/// ```swift
/// container.register { Car(engine: $0, power: arg($1)) }
/// let cars: Provider1<Car, Double> = container.resolve()
/// let car = cars.value(1.6)
/// ```
///
/// The provider holds the container and continues its object graph as ``Provider`` does.
///
/// - Since: 3.5.1
public final class Provider1<Value, A1>: RequestMarker, @unchecked Sendable {
  /// The container's request; nil if a closure of the user creates the values.
  private let request: DelayedRequest?
  private let make: ((A1) -> Value)?

  /// Creates a provider that calls a closure.
  ///
  /// - Parameter make: Creates a value from the arguments of ``value(_:)``.
  /// - Since: 3.5.1
  public init(_ make: @escaping (A1) -> Value) {
    request = nil
    self.make = make
    super.init()
  }

  /// Creates a placeholder for a property that is injected later; its value traps.
  ///
  /// - Parameters:
  ///   - file: The file that the trap's message names. Leave it out.
  ///   - line: The line that the trap's message names. Leave it out.
  /// - Since: 3.5.1
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
  /// - Parameter a1: The value of the `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 3.5.1
  public func value(_ a1: A1) -> Value {
    if let request { return delayed(request, entries(for: Value.self, a1)) }
    return make.unsafelyUnwrapped(a1)
  }
}

extension Provider1: DelayedMarker {}
