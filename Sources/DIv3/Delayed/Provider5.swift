public import DIEngine

/// A provider whose user gives five values for the `arg` parameters of what is made.
///
/// ```swift
/// container.register { Car(arg($0), arg($1), arg($2), arg($3), arg($4)) }
/// let cars: Provider5<Car, Double, String, Int, Bool, String> = container.resolve()
/// let car = cars.value(1.6, "red", 4, true, "LED")
/// ```
///
/// - Since: 3.5.1
public final class Provider5<Value, A1, A2, A3, A4, A5>: RequestMarker, @unchecked Sendable {
  /// Asks the container; nil if a closure of the user's makes the values.
  private let request: DelayedRequest?
  private let make: ((A1, A2, A3, A4, A5) -> Value)?

  /// Makes a provider that calls a closure.
  ///
  /// - Parameter make: Makes a value of what the user of the provider gives.
  /// - Since: 3.5.1
  public init(_ make: @escaping (A1, A2, A3, A4, A5) -> Value) {
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
    make = { _, _, _, _, _ in placeholder("Provider", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    self.request = request
    make = nil
    super.init()
  }

  /// A value. Traps if a container can't make it, or if the provider is a placeholder.
  ///
  /// - Parameters:
  ///   - a1: The first value.
  ///   - a2: The second value.
  ///   - a3: The third value.
  ///   - a4: The fourth value.
  ///   - a5: The fifth value.
  /// - Returns: The value.
  /// - Since: 3.5.1
  public func value(_ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5) -> Value {
    if let request { return delayed(request, entries(for: Value.self, a1, a2, a3, a4, a5)) }
    return make.unsafelyUnwrapped(a1, a2, a3, a4, a5)
  }
}

extension Provider5: DelayedMarker {}
