internal import DIEngine

extension DIContainer {
  /// What can be done to one component from outside: values for its `arg` parameters, as 3.4 to 4.2
  /// passed them.
  ///
  /// ```swift
  /// container.register { Car(engine: $0, color: arg($1)) }
  /// container.extensions(for: Car.self)?.setArgs(Color.red)
  /// let car: Car = container.resolve()
  /// ```
  ///
  /// - Parameters:
  ///   - type: A type that the component is offered as.
  ///   - name: The name that it is offered with, if any.
  ///   - framework: The framework whose components are preferred, where several offer the type.
  ///   - file: Where the call stands, for the message.
  ///   - line: Where the call stands, for the message.
  /// - Returns: The extensions of the component; only ``DIExtensions/setArgs(_:)`` is of use, its
  ///   callbacks are never called. Nil, with an error in the log, if there is no component, or
  ///   several and none is preferred.
  ///
  /// The first call for a component lets the container compile its requests anew. Since 3.4, until
  /// 4.2; since 4.3 ``resolve(from:args:)`` passes the values with the request itself.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-3.md#requests"
  )
  #endif
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
      log(
        .error,
        "No extensions at \(file.split(separator: "/").last ?? ""):\(line). \(error.description)")
      return nil
    }
  }

  /// The qualifier of a name. One that nobody registered finds nothing.
  private func qualifier(ofKnown name: String) -> Qualifier {
    name.isEmpty ? .none : QualifierInterner.shared.knownName(name) ?? .unknown
  }

  /// What can be done to one component from outside: ``extensions(for:name:framework:file:line:)``,
  /// as the documents of those releases spell it.
  ///
  /// - Parameters:
  ///   - type: A type that the component is offered as.
  ///   - name: The name that it is offered with, if any.
  ///   - framework: The framework whose components are preferred, where several offer the type.
  ///   - file: Where the call stands, for the message.
  ///   - line: Where the call stands, for the message.
  /// - Returns: The extensions of the component, or nil with an error in the log.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-3.md#requests"
  )
  #endif
  public func `extension`(
    for type: DIAType, name: String? = nil, framework: (any DIFramework.Type)? = nil,
    file: String = #file, line: Int = #line
  ) -> DIExtensions? {
    extensions(for: type, name: name, framework: framework, file: file, line: line)
  }
}

extension DIExtensions {
  /// Lets values wait for the `arg` parameters of a component. Each parameter takes the next value,
  /// also those of further objects; nil stands for an empty Optional. What is left of an earlier
  /// call is dropped.
  ///
  /// ```swift
  /// container.extensions(for: Car.self)?.setArgs(Color.red, 4)
  /// ```
  ///
  /// The values are shared by all threads: prefer ``DIContainer/resolve(from:args:)``, whose values
  /// come first. If none is left, an Optional is nil with an error in the log, and an object that
  /// needs the value can't be made.
  ///
  /// - Parameter args: The values in the order of the parameters: those of the initializer, then
  ///   those of the injections. Ignored with an error in the log by ``DIContainer/extensions``, which
  ///   are those of no component.
  /// - Since: 3.4, until 4.2
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-3.md#requests"
  )
  #endif
  public func setArgs(_ args: Any?...) {
    guard let argumentQueue else {
      log(.error, "Arguments are ignored: these are the extensions of no component.")
      return
    }
    argumentQueue.refill(args)
  }
}
