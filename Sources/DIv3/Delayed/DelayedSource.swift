public import DIEngine

/// Resolves the value of a delayed request.
@inlinable
@inline(__always)
func delayed<Value>(_ request: DelayedRequest) -> Value {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
    let memory = buffer.baseAddress.unsafelyUnwrapped
    makeDelayed(request, Value.self, at: UnsafeMutableRawPointer(memory), nil)
    return memory.move()
  }
}

/// Resolves the value of a delayed request with arguments.
func delayed<Value>(_ request: DelayedRequest, _ arguments: ArgumentEntries) -> Value {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
    let memory = buffer.baseAddress.unsafelyUnwrapped
    withUnsafePointer(to: arguments) {
      makeDelayed(request, Value.self, at: UnsafeMutableRawPointer(memory), $0)
    }
    return memory.move()
  }
}

/// Resolves the value of a delayed request with arguments, or throws a `DIFailure`.
func gotten<Value>(_ request: DelayedRequest, _ arguments: ArgumentEntries) throws -> Value {
  do throws(Failure) {
    return try withUnsafePointer(to: arguments) { (arguments) throws(Failure) in
      try attempted(request, arguments)
    }
  } catch {
    throw DIFailure(error)
  }
}

/// Resolves the value of a delayed request, or throws why it can't.
func attempted<Value>(
  _ request: DelayedRequest, _ arguments: UnsafePointer<ArgumentEntries>? = nil
) throws(Failure) -> Value {
  try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
    (buffer) throws(Failure) -> Value in
    let memory = buffer.baseAddress.unsafelyUnwrapped
    try request.make(
      Value.self, at: UnsafeMutableRawPointer(memory), arguments, for: DIContainer.self)
    return memory.move()
  }
}

/// Creates the value in the given memory; traps where `resolve()` does.
@usableFromInline
func makeDelayed(
  _ request: DelayedRequest, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
  _ arguments: UnsafePointer<ArgumentEntries>?
) {
  do throws(Failure) {
    try request.make(type, at: memory, arguments, for: DIContainer.self)
  } catch {
    unresolved(type, error)
  }
}

/// Traps: the placeholder was never replaced by an injected wrapper.
package func placeholder(
  _ wrapper: String, _ type: any Any.Type, _ file: String, _ line: UInt
) -> Never {
  trap(
    "Please inject this property from DI in file: \(file) on line: \(line). "
      + "\(wrapper) type: \(type)\n\(FailureCode.notInjected.line)")
}

/// Returns the arguments as an entry for the component of a type.
package func entries<Value, each Argument>(
  for type: Value.Type, _ argument: repeat each Argument
) -> ArgumentEntries {
  var values: [Any?] = []
  repeat values.append(given(each argument))
  return ArgumentEntries(type, values)
}

private func given<Argument>(_ argument: Argument) -> Any? {
  optionalType(of: Argument.self).map { $0.unwrapped(argument) } ?? argument
}
