// Written by `Scripts/generate-providers.swift`.
public import DIEngine
internal import DIEngineAsync
internal import DIv3

/// A provider that takes one value for the `arg` parameters of the component, and awaits.
///
/// ```swift
/// let cars: AsyncProvider1<Car, Double>
///   = await container.resolve()
/// let car = await cars.value(1.6)
/// ```
///
/// The provider holds the container and continues its object graph as ``AsyncProvider`` does.
///
/// - Since: 6.0
public final class AsyncProvider1<Value, A1>: RequestMarker, @unchecked Sendable {
  private let source: AsyncSource<Value>

  /// Creates a placeholder for a property that is injected later; its value traps.
  ///
  /// - Parameters:
  ///   - file: The file that the trap's message names. Leave it out.
  ///   - line: The line that the trap's message names. Leave it out.
  /// - Since: 6.0
  public init(file: String = #file, line: UInt = #line) {
    source = .closure { placeholder("AsyncProvider", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    source = .request(request)
    super.init()
  }

  /// Resolves a value with arguments.
  ///
  /// Traps if the container can't resolve the value, or if the provider is a placeholder.
  ///
  /// - Parameters:
  ///   - a1: The value of the `arg` parameter.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 6.0
  public func value(
    _ a1: A1, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    await made(source, entries(for: Value.self, a1), isolation: isolation)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - a1: The value of the `arg` parameter.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func get(
    _ a1: A1, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    try await gotten(
      source, entries(for: Value.self, a1), isolation: isolation)
  }
}

extension AsyncProvider1: AsyncDelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self]
  }
}

/// A provider that takes two values for the `arg` parameters of the component, and awaits.
///
/// ```swift
/// let cars: AsyncProvider2<Car, Double, String>
///   = await container.resolve()
/// let car = await cars.value(1.6, "red")
/// ```
///
/// The provider holds the container and continues its object graph as ``AsyncProvider`` does.
///
/// - Since: 6.0
public final class AsyncProvider2<Value, A1, A2>: RequestMarker, @unchecked Sendable {
  private let source: AsyncSource<Value>

  /// Creates a placeholder for a property that is injected later; its value traps.
  ///
  /// - Parameters:
  ///   - file: The file that the trap's message names. Leave it out.
  ///   - line: The line that the trap's message names. Leave it out.
  /// - Since: 6.0
  public init(file: String = #file, line: UInt = #line) {
    source = .closure { placeholder("AsyncProvider", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    source = .request(request)
    super.init()
  }

  /// Resolves a value with arguments.
  ///
  /// Traps if the container can't resolve the value, or if the provider is a placeholder.
  ///
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 6.0
  public func value(
    _ a1: A1, _ a2: A2, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    await made(source, entries(for: Value.self, a1, a2), isolation: isolation)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func get(
    _ a1: A1, _ a2: A2, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    try await gotten(
      source, entries(for: Value.self, a1, a2), isolation: isolation)
  }
}

extension AsyncProvider2: AsyncDelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self, A2.self]
  }
}

/// A provider that takes three values for the `arg` parameters of the component, and awaits.
///
/// ```swift
/// let cars: AsyncProvider3<Car, Double, String, Int>
///   = await container.resolve()
/// let car = await cars.value(1.6, "red", 4)
/// ```
///
/// The provider holds the container and continues its object graph as ``AsyncProvider`` does.
///
/// - Since: 6.0
public final class AsyncProvider3<Value, A1, A2, A3>: RequestMarker, @unchecked Sendable {
  private let source: AsyncSource<Value>

  /// Creates a placeholder for a property that is injected later; its value traps.
  ///
  /// - Parameters:
  ///   - file: The file that the trap's message names. Leave it out.
  ///   - line: The line that the trap's message names. Leave it out.
  /// - Since: 6.0
  public init(file: String = #file, line: UInt = #line) {
    source = .closure { placeholder("AsyncProvider", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    source = .request(request)
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
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 6.0
  public func value(
    _ a1: A1, _ a2: A2, _ a3: A3, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    await made(source, entries(for: Value.self, a1, a2, a3), isolation: isolation)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  ///   - a3: The value of the third `arg` parameter.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func get(
    _ a1: A1, _ a2: A2, _ a3: A3, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    try await gotten(
      source, entries(for: Value.self, a1, a2, a3), isolation: isolation)
  }
}

extension AsyncProvider3: AsyncDelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self, A2.self, A3.self]
  }
}

/// A provider that takes four values for the `arg` parameters of the component, and awaits.
///
/// ```swift
/// let cars: AsyncProvider4<Car, Double, String, Int, Bool>
///   = await container.resolve()
/// let car = await cars.value(1.6, "red", 4, true)
/// ```
///
/// The provider holds the container and continues its object graph as ``AsyncProvider`` does.
///
/// - Since: 6.0
public final class AsyncProvider4<Value, A1, A2, A3, A4>: RequestMarker, @unchecked Sendable {
  private let source: AsyncSource<Value>

  /// Creates a placeholder for a property that is injected later; its value traps.
  ///
  /// - Parameters:
  ///   - file: The file that the trap's message names. Leave it out.
  ///   - line: The line that the trap's message names. Leave it out.
  /// - Since: 6.0
  public init(file: String = #file, line: UInt = #line) {
    source = .closure { placeholder("AsyncProvider", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    source = .request(request)
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
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 6.0
  public func value(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    await made(source, entries(for: Value.self, a1, a2, a3, a4), isolation: isolation)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  ///   - a3: The value of the third `arg` parameter.
  ///   - a4: The value of the fourth `arg` parameter.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func get(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    try await gotten(
      source, entries(for: Value.self, a1, a2, a3, a4), isolation: isolation)
  }
}

extension AsyncProvider4: AsyncDelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self, A2.self, A3.self, A4.self]
  }
}

/// A provider that takes five values for the `arg` parameters of the component, and awaits.
///
/// ```swift
/// let cars: AsyncProvider5<Car, Double, String, Int, Bool, String>
///   = await container.resolve()
/// let car = await cars.value(1.6, "red", 4, true, "LED")
/// ```
///
/// The provider holds the container and continues its object graph as ``AsyncProvider`` does.
///
/// - Since: 6.0
public final class AsyncProvider5<Value, A1, A2, A3, A4, A5>: RequestMarker, @unchecked Sendable {
  private let source: AsyncSource<Value>

  /// Creates a placeholder for a property that is injected later; its value traps.
  ///
  /// - Parameters:
  ///   - file: The file that the trap's message names. Leave it out.
  ///   - line: The line that the trap's message names. Leave it out.
  /// - Since: 6.0
  public init(file: String = #file, line: UInt = #line) {
    source = .closure { placeholder("AsyncProvider", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    source = .request(request)
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
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 6.0
  public func value(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    await made(source, entries(for: Value.self, a1, a2, a3, a4, a5), isolation: isolation)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - a1: The value of the first `arg` parameter.
  ///   - a2: The value of the second `arg` parameter.
  ///   - a3: The value of the third `arg` parameter.
  ///   - a4: The value of the fourth `arg` parameter.
  ///   - a5: The value of the fifth `arg` parameter.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func get(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    try await gotten(
      source, entries(for: Value.self, a1, a2, a3, a4, a5), isolation: isolation)
  }
}

extension AsyncProvider5: AsyncDelayedMarker {
  package static var argumentTypes: [any Any.Type] {
    [A1.self, A2.self, A3.self, A4.self, A5.self]
  }
}
