public import DIEngine
internal import DIEngineAsync
internal import DIv3

/// A provider that takes one value for the `arg` parameters of the component, and awaits.
///
/// ```swift
/// let cars: AsyncProvider1<Car, Double> = await container.resolve()
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
}

extension AsyncProvider1: AsyncDelayedMarker {}
