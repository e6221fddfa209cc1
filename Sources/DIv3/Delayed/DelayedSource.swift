internal import DIEngine

/// Where a lazy or a provider gets its values from; `Make` is the closure that a user may give.
enum DelayedSource<Value, Make> {
  case request(DelayedRequest<Value>)
  case closure(Make)
  /// It was to be replaced by an injection.
  case placeholder(file: String, line: UInt)

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - wrapper: how the message of a placeholder calls the wrapper.
  ///   - arguments: the values that the wrapper's user gave, for a request to a container.
  ///   - call: calls the user's closure.
  func value(
    for wrapper: String, _ arguments: @autoclosure () -> ArgumentEntries? = nil,
    _ call: (Make) -> Value
  ) -> Value {
    switch self {
    case .request(let request):
      do throws(Failure) {
        return try request.value(arguments(), as: DIContainer.self)
      } catch {
        unresolved(Value.self, error)
      }
    case .closure(let make):
      return call(make)
    case .placeholder(let file, let line):
      fatalError(
        "Please inject this property from DI in file: \(file) on line: \(line). "
          + "\(wrapper) type: \(Value.self)")
    }
  }
}

/// The arguments that a provider's user gave, for the component that the provider is about.
func entries<Value, each Argument>(
  for type: Value.Type, _ argument: repeat each Argument
) -> ArgumentEntries {
  var values: [Any?] = []
  repeat values.append(given(each argument))
  return ArgumentEntries(type, values)
}

/// A given value; an empty Optional is one that is not given.
private func given<Argument>(_ argument: Argument) -> Any? {
  optionalType(of: Argument.self).map { $0.unwrapped(argument) } ?? argument
}
