public import DIEngine

/// A provider whose user gives one value for the `arg` parameters of what is made.
///
/// ```swift
/// container.register { Car(engine: $0, power: arg($1)) }
/// let cars: Provider1<Car, Double> = container.resolve()
/// let car = cars.value(1.6)
/// ```
///
/// Since 3.5.1.
public final class Provider1<Value, A1>: RequestMarker, @unchecked Sendable {
  private let source: DelayedSource<Value, (A1) -> Value>

  /// Makes a provider that calls a closure.
  ///
  /// - Parameter make: makes a value of what the user of the provider gives.
  ///
  /// Since 3.5.1.
  public init(_ make: @escaping (A1) -> Value) {
    source = .closure(make)
    super.init()
  }

  /// Makes a placeholder for a property that is injected later.
  ///
  /// - Parameters:
  ///   - file: the place that the trap tells, if a value is asked for nevertheless.
  ///   - line: the place that the trap tells.
  ///
  /// Since 3.5.1.
  public init(file: String = #file, line: UInt = #line) {
    source = .placeholder(file: file, line: line)
    super.init()
  }

  package init(injected request: DelayedRequest<Value>) {
    source = .request(request)
    super.init()
  }

  /// A value. Traps if a container can't make it, or if the provider is a placeholder.
  ///
  /// - Parameter a1: the value.
  /// - Returns: the value.
  ///
  /// Since 3.5.1.
  public func value(_ a1: A1) -> Value {
    source.value(for: "Provider", entries(for: Value.self, a1)) { $0(a1) }
  }
}

extension Provider1: DelayedMarker {}
