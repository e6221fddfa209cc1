internal import DIEngine
public import DIv3MainActor

/// Returns a main-actor closure as one that any thread may call: on the main thread it runs directly, on
/// any other by a synchronous hop, which continues the current resolution.
@inlinable
package func fromAnyThread<each Parameter, Result>(
  _ closure: @escaping MainActorFunction<Result, repeat each Parameter>
) -> (repeat each Parameter) -> Result {
  // Only the main actor ever calls the closure. In Swift 6 mode the compiler rejects unsafe captures where
  // the closure is formed. Its type can't require that (`@Sendable`): code in Swift 5 mode would not match
  // this overload then.
  nonisolated(unsafe) let closure = closure
  return { (parameter: repeat each Parameter) -> Result in
    withUnsafePointer(to: (repeat each parameter)) {
      (parameters: UnsafePointer<(repeat each Parameter)>) -> Result in
      // Safe: the thread that owns the parameters waits meanwhile.
      nonisolated(unsafe) let parameters = parameters
      return onMainActor { closure(repeat each parameters.pointee) }
    }
  }
}

/// Returns a main-actor closure that may throw as one that any thread may call.
@inlinable
func fromAnyThread<each Parameter, Result>(
  throwing closure: @escaping ThrowingMainActorFunction<Result, repeat each Parameter>
) -> (repeat each Parameter) throws -> Result {
  nonisolated(unsafe) let closure = closure
  return { (parameter: repeat each Parameter) throws -> Result in
    try withUnsafePointer(to: (repeat each parameter)) {
      (parameters: UnsafePointer<(repeat each Parameter)>) -> Result in
      nonisolated(unsafe) let parameters = parameters
      return try onMainActor {
        Swift.Result { try closure(repeat each parameters.pointee) }
      }.get()
    }
  }
}

// The same with one and two parameters before the pack: the compiler can't split a pack.

@inlinable
func fromAnyThread<First, each Rest, Result>(
  first closure: @escaping MainActorFunction<Result, First, repeat each Rest>
) -> (First, repeat each Rest) -> Result {
  nonisolated(unsafe) let closure = closure
  return { (first: First, rest: repeat each Rest) -> Result in
    withUnsafePointer(to: (first, (repeat each rest))) {
      (parameters: UnsafePointer<(First, (repeat each Rest))>) -> Result in
      nonisolated(unsafe) let parameters = parameters
      return onMainActor { closure(parameters.pointee.0, repeat each parameters.pointee.1) }
    }
  }
}

@inlinable
func fromAnyThread<First, Second, each Rest, Result>(
  second closure: @escaping MainActorFunction<Result, First, Second, repeat each Rest>
) -> (First, Second, repeat each Rest) -> Result {
  nonisolated(unsafe) let closure = closure
  return { (first: First, second: Second, rest: repeat each Rest) -> Result in
    withUnsafePointer(to: (first, second, (repeat each rest))) {
      (parameters: UnsafePointer<(First, Second, (repeat each Rest))>) -> Result in
      nonisolated(unsafe) let parameters = parameters
      return onMainActor {
        closure(parameters.pointee.0, parameters.pointee.1, repeat each parameters.pointee.2)
      }
    }
  }
}

@usableFromInline
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  onMainThread {
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body() }
    return result.unsafelyUnwrapped
  }
}
