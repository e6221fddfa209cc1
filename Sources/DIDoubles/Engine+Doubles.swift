public import DIEngine

extension Engine {
  /// Creates an engine with the same registrations that shares nothing with this or any other one: for tests of code
  /// of all generations, which may then run in parallel.
  ///
  /// ```swift
  /// let app = Engine()
  /// let builder = DIv2Compat.DIContainerBuilder(engine: app)
  /// builder.register(type: Wallet.init)
  /// try builder.build()
  /// let test = try DIv2Compat.DIContainerBuilder(engine: app.isolated())
  ///   .build()
  /// ```
  ///
  /// Containers and scopes of the new engine have objects of their own, whatever the lifetime; see
  /// `DIContainer.isolated()` of this module for what isolation covers. Settings that a builder keeps, such as modules
  /// that it has loaded, aren't the engine's. A `build()` makes the `single` objects of its own builder only: those of
  /// the copied components are made by their first requests.
  ///
  /// - Returns: The new engine.
  /// - Complexity: O(*n*) in the number of components.
  /// - Since: 0.1.0 of this package
  public func isolated() -> Engine {
    isolated { [Component(copying: $0)] }
  }

  /// Creates an isolated engine in which a double replaces a component, whichever generation registered it.
  ///
  /// ```swift
  /// let test = try app.replacing((any Bank).self) { FakeBank() }
  /// ```
  ///
  /// The double behaves as components of that generation do, and takes the whole place of the component: its types and
  /// names, its lifetime, its precedence, its module.
  ///
  /// - Parameters:
  ///   - service: The type under which the graph requests the component.
  ///   - name: The name by which it requests the component, if any.
  ///   - partially: Whether the component goes on to offer its other types. If not, a double that offers less than the
  ///     component is an error. The component's own type counts only if a declared dependency needs it.
  ///   - file: The file of the double, for messages. Leave it out.
  ///   - line: The line of the double, for messages. Leave it out.
  ///   - double: Creates the double. Its parameters are dependencies.
  /// - Returns: The new engine.
  /// - Throws: ``DoubleError`` if no component offers the type, if several do, or if the double doesn't fit.
  /// - Complexity: O(*n*) in the number of components and dependencies.
  /// - Since: 0.1.0 of this package
  public func replacing<Service, Double, each Parameter>(
    _ service: Service.Type, name: String? = nil, partially: Bool = false, file: String = #file,
    line: Int = #line, with double: @escaping (repeat each Parameter) -> Double
  ) throws(DoubleError) -> Engine {
    let replacement = try Replacement(
      of: Service.self, .named(name), isPartial: partially,
      by: Component(double: Double.self, .automatic(double), file, line), in: registry)
    return isolated(replacement.copy)
  }
}
