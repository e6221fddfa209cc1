public import DIEngine

/// A provider that takes two values for the `arg` parameters of the component.
///
/// ```swift
/// container.register { Car(power: arg($0), color: arg($1)) }
/// let cars: Provider2<Car, Double, String> = container.resolve()
/// let car = cars.value(1.6, "red")
/// ```
///
/// The provider holds the container and continues its object graph as ``Provider`` does.
///
/// - Since: 3.5.1
public final class Provider2<Value, A1, A2>: RequestMarker, @unchecked Sendable {
  /// The container's request; nil if a closure of the user creates the values.
  private let request: DelayedRequest?
  private let make: ((A1, A2) -> Value)?

  /// Creates a provider that calls a closure.
  ///
  /// - Parameter make: Creates a value from the arguments of ``value(_:_:)``.
  /// - Since: 3.5.1
  public init(_ make: @escaping (A1, A2) -> Value) {
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
    make = { _, _ in placeholder("Provider", Value.self, file, line) }
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
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 3.5.1
  public func value(_ a1: A1, _ a2: A2) -> Value {
    if let request { return delayed(request, entries(for: Value.self, a1, a2)) }
    return make.unsafelyUnwrapped(a1, a2)
  }
}

extension Provider2: DelayedMarker {}
