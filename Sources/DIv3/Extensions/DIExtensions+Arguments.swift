internal import DIEngine

extension DIContainer {
  /// Returns the extensions of one component, which accept values for its `arg` parameters: the way of 3.4
  /// to 4.2 to pass arguments.
  ///
  /// ```swift
  /// container.register { Car(engine: $0, color: arg($1)) }
  /// container.extensions(for: Car.self)?.setArgs(Color.red)
  /// let car: Car = container.resolve()
  /// ```
  ///
  /// Since 4.3, ``resolve(from:args:file:line:)`` passes the values with the request itself.
  ///
  /// - Parameters:
  ///   - type: A type that the component is offered under.
  ///   - name: The name that the component is offered with, if any.
  ///   - framework: The framework whose components take precedence if several offer the type.
  ///   - file: The file of the call, which the log names. Leave it out.
  ///   - line: The line of the call, which the log names. Leave it out.
  /// - Returns: The extensions of the component, of which only ``DIExtensions/setArgs(_:)`` has an effect:
  ///   their callbacks are never called. Nil, with an error in the log, if no component matches, or if
  ///   several match and none takes precedence.
  /// - Complexity: The first call for a component makes the container choose again for its requests.
  /// - Since: 3.4, until 4.2
  public func extensions(
    for type: DIAType, name: String? = nil, framework: (any DIFramework.Type)? = nil,
    file: String = #file, line: Int = #line
  ) -> DIExtensions? {
    do throws(Failure) {
      let queue = try registry.argumentQueue(
        for: requestBase(of: type), qualifier(ofKnown: name ?? ""),
        from: framework.map(module(of:)) ?? .none)
      return DIExtensions(nil, nil, queue)
    } catch {
      reporting {
        log(
          .error,
          "No extensions at \(file.split(separator: "/").last ?? ""):\(line). \(error.modernText)")
      }
      return nil
    }
  }

  /// Returns the qualifier of a name; for a name that no component has, one that matches nothing.
  private func qualifier(ofKnown name: String) -> Qualifier {
    name.isEmpty ? .none : QualifierInterner.shared.knownName(name) ?? .unknown
  }

  /// Returns the extensions of one component: the spelling of ``extensions(for:name:framework:file:line:)``
  /// in the documentation of those releases.
  ///
  /// - Parameters:
  ///   - type: A type that the component is offered under.
  ///   - name: The name that the component is offered with, if any.
  ///   - framework: The framework whose components take precedence if several offer the type.
  ///   - file: The file of the call, which the log names. Leave it out.
  ///   - line: The line of the call, which the log names. Leave it out.
  /// - Returns: The extensions of the component, or nil with an error in the log.
  /// - Since: 0.1.0 of this package; only documentation of earlier releases has it
  public func `extension`(
    for type: DIAType, name: String? = nil, framework: (any DIFramework.Type)? = nil,
    file: String = #file, line: Int = #line
  ) -> DIExtensions? {
    extensions(for: type, name: name, framework: framework, file: file, line: line)
  }
}

extension DIExtensions {
  /// Queues values for the `arg` parameters of a component.
  ///
  /// ```swift
  /// container.extensions(for: Car.self)?.setArgs(Color.red, 4)
  /// ```
  ///
  /// Each `arg` parameter takes the next value from the queue, across any number of objects. The call
  /// replaces values that an earlier call left. If the queue is empty, an Optional parameter gets nil, with
  /// an error in the log, and an object with a required parameter can't be created.
  ///
  /// All threads share the queue. Prefer ``DIContainer/resolve(from:args:file:line:)``, whose values take precedence.
  ///
  /// - Parameter args: The values in the order of the parameters: those of the initializer, then those of
  ///   the injections; nil for an empty Optional. On ``DIContainer/extensions``, which belong to no
  ///   component, the call only logs an error.
  /// - Since: 3.4, until 4.2
  public func setArgs(_ args: Any?...) {
    guard let argumentQueue else {
      log(.error, "Arguments are ignored: these extensions belong to no component.")
      return
    }
    argumentQueue.refill(args)
  }
}
