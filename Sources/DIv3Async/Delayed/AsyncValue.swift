package import DIEngine
internal import DIEngineAsync
package import DIv3

/// A wrapper around a delayed request that awaits its value.
package protocol AsyncDelayedMarker: DelayedMarker {}

extension AsyncDelayedMarker {
  package static func describe(_ description: inout RequestDescription) {
    description.delay = .onTask
  }
}

/// Makes a value; traps where `resolve()` does.
func made<Value>(
  _ source: AsyncSource<Value>, _ arguments: ArgumentEntries? = nil,
  isolation: isolated (any Actor)? = nil
) async -> Value {
  do throws(Failure) {
    return try await source.value(arguments, for: DIContainer.self, isolation)
  } catch {
    unresolved(Value.self, error)
  }
}

/// Makes the value of an asynchronous provider, or throws what `resolved()` throws.
func gotten<Value>(
  _ source: AsyncSource<Value>, _ arguments: ArgumentEntries?,
  isolation: isolated (any Actor)? = nil
) async throws -> Value {
  do throws(Failure) {
    return try await source.value(
      arguments, for: DIContainer.self, endsWhenCancelled: true, isolation)
  } catch {
    throw report(of: error)
  }
}
