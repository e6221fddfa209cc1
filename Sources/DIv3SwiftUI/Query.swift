#if canImport(SwiftUI)
internal import DIEngine
internal import DIv3

/// What a property asks the container for, and where it stands.
///
/// Plain values rather than a closure: SwiftUI compares the views' stored properties to skip those that didn't change.
struct Query {
  var name: String?
  var tag: (any Any.Type)?
  var arguments: [Any?] = []
  let file: StaticString
  let line: UInt

  /// Resolves the object, or traps as `DIContainer.resolve` does, at the place of the property.
  func resolve<Value>(from container: DIContainer?, wrapper: String) -> Value {
    guard let container else { noContainer(described(Value.self, wrapper), file, line) }
    var arguments: AnyArguments?
    if !self.arguments.isEmpty { arguments = AnyArguments(for: Value.self, values: self.arguments) }
    if let name {
      return container.resolve(name: name, arguments: arguments, file: file, line: line)
    }
    if let tag { return resolve(tag, arguments, container) }
    return container.resolve(arguments: arguments, file: file, line: line)
  }

  private func resolve<Value, Tag>(
    _ tag: Tag.Type, _ arguments: AnyArguments?, _ container: DIContainer
  ) -> Value {
    container.resolve(tag: tag, arguments: arguments, file: file, line: line)
  }

  private func described(_ type: any Any.Type, _ wrapper: String) -> String {
    var qualifier = ""
    if let name { qualifier = "(name: \"\(name)\")" }
    if let tag { qualifier = "(tag: \(tag).self)" }
    return TypeNames.naming { "@\(wrapper)\(qualifier) of type \($0(type))" }
  }
}

/// Traps: a property or a modifier needs the container of the environment, and there is none.
func noContainer(_ asking: String, _ file: StaticString, _ line: UInt) -> Never {
  trap(
    """
    No container for \(asking) (\(file):\(line)).
      Either no view above it has a container, or the property was read outside of `body`.
      To do: write .container(app) at the root view of the app, of the preview or of the test; and read the \
    property in `body` or later, not in an initializer.
    \(FailureCode.noContainer.line)
    """, file: file, line: line)
}
#endif
