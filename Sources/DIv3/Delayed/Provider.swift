public import DIEngine

/// A dependency that is resolved each time it is used.
///
/// ```swift
/// final class CarFactory {
///   private let cars: Provider<Car>
///   init(cars: Provider<Car>) { self.cars = cars }
///   func make() -> Car { cars.value }
/// }
/// container.register(Car.init)
/// container.register(CarFactory.init)
/// ```
///
/// Each access to ``value`` is a request of its own: the component's lifetime decides whether it returns
/// a new object or a kept one. The container chooses the component when it creates the provider.
///
/// A provider holds the container, and continues the object graph that it was created in: its values
/// find the objects of that graph that are still alive. A provider that belongs to an object which a
/// lifetime may keep (`perContainer`, `objectGraph`, a custom scope) holds only what its requests need,
/// because the container and the object would otherwise hold each other forever. Once no other code holds
/// the container, its objects live only as long as other code holds them.
///
/// - Since: 3.3
public final class Provider<Value>: RequestMarker, DelayedValue, @unchecked Sendable {
  /// The container's request; nil if a closure of the user creates the values.
  @usableFromInline let request: DelayedRequest?
  @usableFromInline let make: (() -> Value)?

  /// Creates a provider that evaluates an expression.
  ///
  /// ```swift
  /// let wheels = Provider<[Wheel]>(many(*container))
  /// ```
  ///
  /// - Parameter make: The expression, evaluated on each access to ``value``.
  /// - Since: 3.3
  public init(_ make: @autoclosure @escaping () -> Value) {
    request = nil
    self.make = make
    super.init()
  }

  /// Creates a provider that calls a closure.
  ///
  /// - Parameter make: Creates a value; called on each access to ``value``.
  /// - Since: 3.3
  public init(_ make: @escaping () -> Value) {
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
    make = { placeholder("Provider", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    self.request = request
    make = nil
    super.init()
  }

  /// The value of a new request: a new object or a kept one, as the component's lifetime decides.
  ///
  /// Traps if the container can't resolve the value, or if the provider is a placeholder.
  ///
  /// - Since: 3.3
  @inlinable
  public var value: Value {
    if let request { return delayed(request) }
    return make.unsafelyUnwrapped()
  }

  /// Returns the value of a new request, or throws why the container can't resolve it.
  ///
  /// ```swift
  /// let car = try cars.get()
  /// ```
  ///
  /// - Returns: A new object or a kept one, as the component's lifetime decides.
  /// - Throws: ``DIFailure``.
  /// - Since: 0.1.0 of this package
  public func get() throws -> Value {
    guard let request else { return make.unsafelyUnwrapped() }
    do throws(Failure) {
      return try attempted(request)
    } catch {
      throw DIFailure(error)
    }
  }

  /// Returns a provider of transformed values.
  ///
  /// ```swift
  /// let names = users.map { $0.name }
  /// ```
  ///
  /// - Parameter transform: Converts a value of this provider; called on each access to the new provider's
  ///   value.
  /// - Returns: The new provider.
  /// - Since: 3.3
  public func map<T>(_ transform: @escaping (Value) -> T) -> Provider<T> {
    Provider<T> { transform(self.value) }
  }
}

extension Provider: DelayedMarker {}

extension Provider: CustomStringConvertible, CustomDebugStringConvertible {
  /// `Provider(T)`, where `T` is the type of the value; resolves nothing.
  ///
  /// - Since: 3.3
  public var description: String { "Provider(\(Value.self))" }

  /// The same as ``description``.
  ///
  /// - Since: 3.3
  public var debugDescription: String { description }
}

/// Resolves a value of a provider: a shorthand for ``Provider/value``.
///
/// - Parameter provider: The provider.
/// - Returns: The value.
/// - Since: 3.3
public prefix func * <T>(provider: Provider<T>) -> T {
  provider.value
}
