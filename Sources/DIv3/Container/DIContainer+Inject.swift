package import DIEngine

extension DIContainer {
  /// Injects dependencies into an object that other code created.
  ///
  /// ```swift
  /// container.register(Screen.self).injection(\.presenter)
  /// container.inject(into: screen)
  /// ```
  ///
  /// The container finds the component by the object's dynamic type; a component of a superclass does
  /// not match. If the component's lifetime keeps objects, it keeps this one from now on, and the
  /// object's own injections already resolve to it. An object that the lifetime keeps is not injected again; an object
  /// that nothing keeps, such as a prototype, is injected at each call.
  ///
  /// If no component matches, or if `object` is nil or a struct, the call logs a message and does
  /// nothing. It traps only for failures that an Optional dependency does not turn into nil either, such
  /// as endless recursion.
  ///
  /// - Parameters:
  ///   - object: The object to inject into.
  ///   - framework: The framework whose components take precedence if several are registered for the
  ///     object's type.
  ///   - file: The file of the call, for the message of a trap. Leave it out.
  ///   - line: The line of the call. Leave it out.
  /// - Since: 3.0
  public func inject<T>(
    into object: T, from framework: (any DIFramework.Type)? = nil,
    file: StaticString = #file, line: UInt = #line
  ) {
    guard let reference = injectable(object) else { return }
    do throws(Failure) {
      try scope.inject(
        into: reference, as: type(of: reference), from: framework.map(module(of:)), for: self)
    } catch {
      notInjected(T.self, error, file, line)
    }
  }

  /// Returns the object as a class instance; logs a message and returns nil if it is none.
  package func injectable<T>(_ object: T) -> AnyObject? {
    guard let reference = reference(in: object) else {
      reporting { log(.info, "Not injected: \(T.self) is not an object.") }
      return nil
    }
    return reference
  }

  /// Logs that nothing was injected into an object; traps if the failure is more than a missing dependency.
  package func notInjected(
    _ type: any Any.Type, _ failure: Failure, _ file: StaticString, _ line: UInt
  ) {
    guard failure.isSoftenable else { unresolved(type, failure, file, line) }
    reporting { log(failure) }
  }
}
