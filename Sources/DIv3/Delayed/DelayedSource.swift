public import DIEngine

/// The value of a request that was made before.
@inlinable
@inline(__always)
func delayed<Value>(_ request: DelayedRequest) -> Value {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
    let memory = buffer.baseAddress.unsafelyUnwrapped
    makeDelayed(request, Value.self, at: UnsafeMutableRawPointer(memory), nil)
    return memory.move()
  }
}

/// The same with arguments.
func delayed<Value>(_ request: DelayedRequest, _ arguments: ArgumentEntries) -> Value {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
    let memory = buffer.baseAddress.unsafelyUnwrapped
    withUnsafePointer(to: arguments) {
      makeDelayed(request, Value.self, at: UnsafeMutableRawPointer(memory), $0)
    }
    return memory.move()
  }
}

/// Makes the value in memory for it; ends the process where `resolve()` does.
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

/// Ends the process: nobody has injected what the wrapper stands for.
func placeholder(
  _ wrapper: String, _ type: any Any.Type, _ file: String, _ line: UInt
) -> Never {
  fatalError(
    "Please inject this property from DI in file: \(file) on line: \(line). "
      + "\(wrapper) type: \(type)")
}

/// The arguments for the component that a type is about.
func entries<Value, each Argument>(
  for type: Value.Type, _ argument: repeat each Argument
) -> ArgumentEntries {
  var values: [Any?] = []
  repeat values.append(given(each argument))
  return ArgumentEntries(type, values)
}

private func given<Argument>(_ argument: Argument) -> Any? {
  optionalType(of: Argument.self).map { $0.unwrapped(argument) } ?? argument
}
