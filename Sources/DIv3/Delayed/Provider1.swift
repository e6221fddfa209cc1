public import DIEngine

/// A provider whose user gives one value for the `arg` parameters of what is made.
///
/// ```swift
/// container.register { Car(engine: $0, power: arg($1)) }
/// let cars: Provider1<Car, Double> = container.resolve()
/// let car = cars.value(1.6)
/// ```
///
/// - Since: 3.5.1
public final class Provider1<Value, A1>: RequestMarker, @unchecked Sendable {
  /// Asks the container; nil if a closure of the user's makes the values.
  private let request: DelayedRequest?
  private let make: ((A1) -> Value)?

  /// Makes a provider that calls a closure.
  ///
  /// - Parameter make: Makes a value of what the user of the provider gives.
  /// - Since: 3.5.1
  public init(_ make: @escaping (A1) -> Value) {
    request = nil
    self.make = make
    super.init()
  }

  /// Makes a placeholder for a property that is injected later.
  ///
  /// - Parameters:
  ///   - file: The place that the trap tells, if a value is asked for nevertheless.
  ///   - line: The place that the trap tells.
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

  /// A value. Traps if a container can't make it, or if the provider is a placeholder.
  ///
  /// - Parameter a1: The value.
  /// - Returns: The value.
  /// - Since: 3.5.1
  public func value(_ a1: A1) -> Value {
    if let request { return delayed(request, entries(for: Value.self, a1)) }
    return make.unsafelyUnwrapped(a1)
  }
}

extension Provider1: DelayedMarker {}
