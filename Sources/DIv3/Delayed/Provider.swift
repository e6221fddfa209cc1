public import DIEngine

/// A dependency that is asked for whenever it is needed.
///
/// ```swift
/// final class Factory {
///   private let cars: Provider<Car>
///   init(cars: Provider<Car>) { self.cars = cars }
///   func make() -> Car { cars.value }
/// }
/// container.register(Car.init)
/// container.register(Factory.init)
/// ```
///
/// Each value is a request of its own, so it is a new object or the same one as the lifetime of the
/// component says. The component is chosen when the provider is made. The provider keeps the
/// container alive, and belongs to the object graph that it was made in: its values find those
/// objects of the graph that are still alive.
///
/// A provider of an object that is kept itself (`perContainer`, `objectGraph`, a scope of yours) keeps only
/// what requests need, or else the two would keep each other for ever: once nobody else holds the
/// container, the objects that this keeps live as long as somebody else holds them.
///
/// - Since: 3.3
public final class Provider<Value>: RequestMarker, DelayedValue, @unchecked Sendable {
  /// Asks the container; nil if a closure of the user's makes the values.
  @usableFromInline let request: DelayedRequest?
  @usableFromInline let make: (() -> Value)?

  /// Makes a provider that evaluates an expression.
  ///
  /// - Parameter make: The expression; evaluated each time the value is asked for.
  /// - Since: 3.3
  public init(_ make: @autoclosure @escaping () -> Value) {
    request = nil
    self.make = make
    super.init()
  }

  /// Makes a provider that calls a closure.
  ///
  /// - Parameter make: Makes a value; called each time the value is asked for.
  /// - Since: 3.3
  public init(_ make: @escaping () -> Value) {
    request = nil
    self.make = make
    super.init()
  }

  /// Makes a placeholder for a property that is injected later.
  ///
  /// - Parameters:
  ///   - file: The place that the trap tells, if the value is asked for nevertheless.
  ///   - line: The place that the trap tells.
  /// - Since: 3.5.1
  public init(file: String = #file, line: UInt = #line) {
    request = nil
    make = { placeholder("Provider", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    self.request = request
    make = nil
    super.init()
  }

  /// A value. Traps if a container can't make it, or if the provider is a placeholder.
  ///
  /// - Since: 3.3
  @inlinable
  public var value: Value {
    if let request { return delayed(request) }
    return make.unsafelyUnwrapped()
  }

  /// Makes a provider out of this one.
  ///
  /// - Parameter transform: Makes the new value out of the one of this provider; called each time.
  /// - Returns: The new provider.
  /// - Since: 3.3
  public func map<T>(_ transform: @escaping (Value) -> T) -> Provider<T> {
    Provider<T> { transform(self.value) }
  }
}

extension Provider: DelayedMarker {}

extension Provider: CustomStringConvertible, CustomDebugStringConvertible {
  /// `Provider(T)`, where `T` is the type of the value; asks for none.
  ///
  /// - Since: 3.3
  public var description: String { "Provider(\(Value.self))" }

  /// As ``description``.
  ///
  /// - Since: 3.3
  public var debugDescription: String { description }
}

/// A value of a provider: short for ``Provider/value``.
///
/// - Parameter provider: The provider.
/// - Returns: The value.
/// - Since: 3.3
public prefix func * <T>(provider: Provider<T>) -> T {
  provider.value
}
