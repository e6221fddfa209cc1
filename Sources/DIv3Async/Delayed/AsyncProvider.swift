public import DIEngine
internal import DIEngineAsync
internal import DIv3

/// A dependency that is resolved with `await` each time it is used.
///
/// ```swift
/// final class Sessions: Sendable {
///   private let sessions: AsyncProvider<Session>
///   init(sessions: AsyncProvider<Session>) { self.sessions = sessions }
///   func open() async -> Session { await sessions.value }
/// }
/// container.register { await Session(server: $0) }
/// container.register(Sessions.init)
/// ```
///
/// Each access to ``value`` is an asynchronous request of its own, whichever request created the provider. The
/// provider holds the container and continues its object graph as `Provider` does.
///
/// - Since: 6.0
public final class AsyncProvider<Value>: RequestMarker, @unchecked Sendable {
  private let source: AsyncSource<Value>

  /// Creates a provider that calls a closure.
  ///
  /// - Parameter initializer: Creates a value; called on each access to ``value``.
  /// - Since: 6.0
  public init(initializer: @escaping @Sendable () async -> Value) {
    source = .closure(initializer)
    super.init()
  }

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

  /// The value of a new request: a new object or a kept one, as the component's lifetime decides.
  ///
  /// Traps if the container can't resolve the value, or if the provider is a placeholder.
  ///
  /// - Since: 6.0
  public var value: Value {
    get async { await made(source, isolation: nil) }
  }

  /// Returns the value of a new request, or throws why the container can't resolve it.
  ///
  /// ```swift
  /// let car = try await cars.get()
  /// ```
  ///
  /// - Parameter isolation: The actor of the caller. Leave it out.
  /// - Returns: A new object or a kept one, as the component's lifetime decides.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func get(isolation: isolated (any Actor)? = #isolation) async throws -> Value {
    try await gotten(source, nil, isolation: isolation)
  }
}

extension AsyncProvider: AsyncDelayedMarker {}
