public import DIEngine
internal import DIEngineAsync
public import DIv3

/// A provider that takes `arg` values for components at any depth of the object graph, and awaits.
///
/// ```swift
/// let cars: AsyncProviderArgs<Car> = await container.resolve()
/// let car = await cars.value(args: AnyArguments(for: Engine.self, args: 1.6))
/// ```
///
/// The provider holds the container and continues its object graph as ``AsyncProvider`` does.
///
/// - Since: 6.0
public final class AsyncProviderArgs<Value>: RequestMarker, @unchecked Sendable {
  private let source: AsyncSource<Value>

  /// Creates a placeholder for a property that is injected later; its value traps.
  ///
  /// - Parameters:
  ///   - file: The file that the trap's message names. Leave it out.
  ///   - line: The line that the trap's message names. Leave it out.
  /// - Since: 6.0
  public init(file: String = #file, line: UInt = #line) {
    source = .closure { placeholder("AsyncProviderArgs", Value.self, file, line) }
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
  ///   - args: Values for `arg` parameters, by component.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Since: 6.0
  public func value(
    args: AnyArguments, isolation: isolated (any Actor)? = #isolation
  ) async -> Value {
    await made(source, args.entries, isolation: isolation)
  }

  /// Resolves a value with arguments, or throws why the container can't.
  ///
  /// - Parameters:
  ///   - args: Values for `arg` parameters, by component.
  ///   - isolation: The actor of the caller. Leave it out.
  /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func get(
    args: AnyArguments, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value {
    try await gotten(source, args.entries, isolation: isolation)
  }
}

extension AsyncProviderArgs: AsyncDelayedMarker {}
