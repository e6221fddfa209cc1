public import DIEngine
internal import DIEngineAsync
internal import DIv3

/// A dependency that is resolved with `await` on first use and then kept.
///
/// ```swift
/// final class Screen: Sendable {
///   private let map: AsyncLazy<Map>
///   init(map: AsyncLazy<Map>) { self.map = map }
///   func showMap() async { await map.value.show() }
/// }
/// container.register { await Map(tiles: $0) }
/// container.register(Screen.init)
/// ```
///
/// The first access to ``value`` is an asynchronous request, whichever request created the lazy. The lazy holds
/// the container and continues its object graph as `Lazy` does.
///
/// - Since: 6.0
public final class AsyncLazy<Value>: RequestMarker, @unchecked Sendable {
  private let source: AsyncSource<Value>
  private let kept = KeptRequest()

  /// Creates a lazy that calls a closure.
  ///
  /// - Parameter initializer: Creates the value; called on the first access to ``value``.
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
    source = .closure { placeholder("AsyncLazy", Value.self, file, line) }
    super.init()
  }

  package init(injected request: DelayedRequest) {
    source = .request(request)
    super.init()
  }

  /// The value, which the first access creates; later ones return the same value until ``clear()``.
  ///
  /// Any number of tasks may access it at once: one creates the value, the others are suspended. If creating the
  /// value requests it again, it is created again, and the first finished value is kept.
  ///
  /// Traps if the container can't resolve the value, or if the lazy is a placeholder.
  ///
  /// - Since: 6.0
  public var value: Value {
    get async {
      do throws(Failure) {
        return try await kept.value(of: source, for: DIContainer.self, isolation: nil)
      } catch {
        unresolved(Value.self, error)
      }
    }
  }

  /// Returns the value, which the first access makes, or throws why the container can't resolve it.
  ///
  /// ```swift
  /// let map = try await screen.map.get()
  /// ```
  ///
  /// A failure isn't kept: the next access tries again.
  ///
  /// - Parameter isolation: The actor of the caller. Leave it out.
  /// - Returns: The value; the same one until ``clear()``.
  /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
  /// - Since: 0.1.0 of this package
  public func get(isolation: isolated (any Actor)? = #isolation) async throws -> Value {
    do throws(Failure) {
      return try await kept.value(
        of: source, for: DIContainer.self, endsWhenCancelled: true, isolation: isolation)
    } catch {
      throw report(of: error)
    }
  }

  /// Whether the value is kept now.
  ///
  /// - Since: 6.0
  public var wasMade: Bool {
    get async { kept.isKept }
  }

  /// Drops the value: the next access creates a new one.
  ///
  /// - Since: 6.0
  public func clear() async {
    kept.clear()
  }
}

extension AsyncLazy: AsyncDelayedMarker {}
