// Written by `Scripts/generate-providers.swift`.
public import DIEngine

/// A provider that takes one value for the `arg` parameters of the component.
///
/// ```swift
/// container.register { Car(engine: $0, power: arg($1)) }
/// let cars: Provider1<Car, Double>
///   = container.resolve()
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

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameter a1: The value of the `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: ``DIFailure``.
  /// - Since: 0.1.0 of this package
  public func get(_ a1: A1) throws -> Value {
    guard let request else { return make.unsafelyUnwrapped(a1) }
    return try gotten(request, entries(for: Value.self, a1))
  }
}

extension Provider1: DelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self]
  }
}

/// A provider that takes two values for the `arg` parameters of the component.
///
/// ```swift
/// container.register { Car(power: arg($0), color: arg($1)) }
/// let cars: Provider2<Car, Double, String>
///   = container.resolve()
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

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: ``DIFailure``.
  /// - Since: 0.1.0 of this package
  public func get(_ a1: A1, _ a2: A2) throws -> Value {
    guard let request else { return make.unsafelyUnwrapped(a1, a2) }
    return try gotten(request, entries(for: Value.self, a1, a2))
  }
}

extension Provider2: DelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self, A2.self]
  }
}

/// A provider that takes three values for the `arg` parameters of the component.
///
/// ```swift
/// container.register { Car(arg($0), arg($1), arg($2)) }
/// let cars: Provider3<Car, Double, String, Int>
///   = container.resolve()
/// let car = cars.value(1.6, "red", 4)
/// ```
///
/// The provider holds the container and continues its object graph as ``Provider`` does.
///
/// - Since: 3.5.1
public final class Provider3<Value, A1, A2, A3>: RequestMarker, @unchecked Sendable {
  /// The container's request; nil if a closure of the user creates the values.
  private let request: DelayedRequest?
  private let make: ((A1, A2, A3) -> Value)?

  /// Creates a provider that calls a closure.
  ///
  /// - Parameter make: Creates a value from the arguments of ``value(_:_:_:)``.
  /// - Since: 3.5.1
  public init(_ make: @escaping (A1, A2, A3) -> Value) {
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
    make = { _, _, _ in placeholder("Provider", Value.self, file, line) }
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
  ///   - a3: The value of the third `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 3.5.1
  public func value(_ a1: A1, _ a2: A2, _ a3: A3) -> Value {
    if let request { return delayed(request, entries(for: Value.self, a1, a2, a3)) }
    return make.unsafelyUnwrapped(a1, a2, a3)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  ///   - a3: The value of the third `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: ``DIFailure``.
  /// - Since: 0.1.0 of this package
  public func get(_ a1: A1, _ a2: A2, _ a3: A3) throws -> Value {
    guard let request else { return make.unsafelyUnwrapped(a1, a2, a3) }
    return try gotten(request, entries(for: Value.self, a1, a2, a3))
  }
}

extension Provider3: DelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self, A2.self, A3.self]
  }
}

/// A provider that takes four values for the `arg` parameters of the component.
///
/// ```swift
/// container.register { Car(arg($0), arg($1), arg($2), arg($3)) }
/// let cars: Provider4<Car, Double, String, Int, Bool>
///   = container.resolve()
/// let car = cars.value(1.6, "red", 4, true)
/// ```
///
/// The provider holds the container and continues its object graph as ``Provider`` does.
///
/// - Since: 3.5.1
public final class Provider4<Value, A1, A2, A3, A4>: RequestMarker, @unchecked Sendable {
  /// The container's request; nil if a closure of the user creates the values.
  private let request: DelayedRequest?
  private let make: ((A1, A2, A3, A4) -> Value)?

  /// Creates a provider that calls a closure.
  ///
  /// - Parameter make: Creates a value from the arguments of ``value(_:_:_:_:)``.
  /// - Since: 3.5.1
  public init(_ make: @escaping (A1, A2, A3, A4) -> Value) {
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
    make = { _, _, _, _ in placeholder("Provider", Value.self, file, line) }
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
  ///   - a3: The value of the third `arg` parameter.
  ///   - a4: The value of the fourth `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 3.5.1
  public func value(_ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4) -> Value {
    if let request { return delayed(request, entries(for: Value.self, a1, a2, a3, a4)) }
    return make.unsafelyUnwrapped(a1, a2, a3, a4)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  ///   - a3: The value of the third `arg` parameter.
  ///   - a4: The value of the fourth `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: ``DIFailure``.
  /// - Since: 0.1.0 of this package
  public func get(_ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4) throws -> Value {
    guard let request else { return make.unsafelyUnwrapped(a1, a2, a3, a4) }
    return try gotten(request, entries(for: Value.self, a1, a2, a3, a4))
  }
}

extension Provider4: DelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self, A2.self, A3.self, A4.self]
  }
}

/// A provider that takes five values for the `arg` parameters of the component.
///
/// ```swift
/// container.register { Car(arg($0), arg($1), arg($2), arg($3), arg($4)) }
/// let cars: Provider5<Car, Double, String, Int, Bool, String>
///   = container.resolve()
/// let car = cars.value(1.6, "red", 4, true, "LED")
/// ```
///
/// The provider holds the container and continues its object graph as ``Provider`` does.
///
/// - Since: 3.5.1
public final class Provider5<Value, A1, A2, A3, A4, A5>: RequestMarker, @unchecked Sendable {
  /// The container's request; nil if a closure of the user creates the values.
  private let request: DelayedRequest?
  private let make: ((A1, A2, A3, A4, A5) -> Value)?

  /// Creates a provider that calls a closure.
  ///
  /// - Parameter make: Creates a value from the arguments of ``value(_:_:_:_:_:)``.
  /// - Since: 3.5.1
  public init(_ make: @escaping (A1, A2, A3, A4, A5) -> Value) {
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
    make = { _, _, _, _, _ in placeholder("Provider", Value.self, file, line) }
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
  ///   - a3: The value of the third `arg` parameter.
  ///   - a4: The value of the fourth `arg` parameter.
  ///   - a5: The value of the fifth `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 3.5.1
  public func value(_ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5) -> Value {
    if let request { return delayed(request, entries(for: Value.self, a1, a2, a3, a4, a5)) }
    return make.unsafelyUnwrapped(a1, a2, a3, a4, a5)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  ///   - a3: The value of the third `arg` parameter.
  ///   - a4: The value of the fourth `arg` parameter.
  ///   - a5: The value of the fifth `arg` parameter.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: ``DIFailure``.
  /// - Since: 0.1.0 of this package
  public func get(_ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5) throws -> Value {
    guard let request else { return make.unsafelyUnwrapped(a1, a2, a3, a4, a5) }
    return try gotten(request, entries(for: Value.self, a1, a2, a3, a4, a5))
  }
}

extension Provider5: DelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self, A2.self, A3.self, A4.self, A5.self]
  }
}
