package import DIEngine
public import DIv3

extension DIContainer {
  /// Creates a container with the same registrations that shares nothing with this or any other one: for tests, which
  /// may then run in parallel, and for previews.
  ///
  /// ```swift
  /// let test = app.isolated()
  /// ```
  ///
  /// What is isolated:
  ///
  /// - Objects of all lifetimes, `single` and `perRun` included: the new container and its children have their own, and
  ///   none is copied.
  /// - Objects of a `DIScope`: the new container keeps its own in memory, whatever storage the scope has. Clean them
  ///   with ``ownScope(for:)``.
  /// - Parents: the new container has copies of them, with objects of their own. Isolate the parent, and create children
  ///   of that, if several containers are to have one parent.
  /// - Registrations: what you register afterwards concerns one of both only. Parts and frameworks count as loaded.
  ///
  /// Callbacks of `extensions` aren't copied. Closures are the same: what a closure captures, such as another container
  /// or a global variable, stays shared.
  ///
  /// - Returns: The new container.
  /// - Complexity: O(*n*) in the number of components of the container and its parents.
  /// - Since: 0.1.0 of this package
  public func isolated() -> DIContainer {
    isolated { [Component(copying: $0)] }
  }

  /// Creates an isolated container in which a double replaces a component.
  ///
  /// ```swift
  /// let test = try app.replacing((any Bank).self) { FakeBank() }
  /// ```
  ///
  /// The double takes the whole place of the component that a request for the type finds: all types, names and tags
  /// that the double's type fits, its lifetime, its precedence, its framework, its position in `many`. Requests for the
  /// double's own type find it, too. The component that it replaces is gone, with its injections. This container
  /// doesn't change; see ``isolated()`` for what both share.
  ///
  /// - Parameters:
  ///   - service: The type under which the graph requests the component.
  ///   - name: The name by which it requests the component, if any.
  ///   - partially: Whether the component goes on to offer its other types. If not, a double that offers less than the
  ///     component is an error. The component's own type counts only if a declared dependency needs it.
  ///   - file: The file of the double, for messages. Leave it out.
  ///   - line: The line of the double, for messages. Leave it out.
  ///   - double: Creates the double. Its parameters are dependencies, as those of a registered closure.
  /// - Returns: The new container.
  /// - Throws: ``DoubleError`` if no component offers the type, if several do, or if the double doesn't fit.
  /// - Complexity: O(*n*) in the number of components and dependencies of the container and its parents.
  /// - Since: 0.1.0 of this package
  public func replacing<Service, Double, each Parameter>(
    _ service: Service.Type, name: String? = nil, partially: Bool = false, file: String = #file,
    line: Int = #line, with double: @escaping (repeat each Parameter) -> Double
  ) throws(DoubleError) -> DIContainer {
    let replacement = try Replacement(
      of: Service.self, .named(name), isPartial: partially,
      by: Component(double: Double.self, .automatic(double), file, line), in: graph)
    return isolated(replacement.copy)
  }

  /// Creates an isolated container in which a double of the main actor replaces a component.
  ///
  /// ```swift
  /// let test = try app.replacing(
  ///   (any Screen).self, main: { FakeScreen() })
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type under which the graph requests the component.
  ///   - name: The name by which it requests the component, if any.
  ///   - partially: Whether the component goes on to offer its other types.
  ///   - file: The file of the double, for messages. Leave it out.
  ///   - line: The line of the double, for messages. Leave it out.
  ///   - double: Creates the double. It runs on the main thread, as closures of `register(main:)` do.
  /// - Returns: The new container.
  /// - Throws: ``DoubleError``, as ``replacing(_:name:partially:file:line:with:)`` does.
  /// - Since: 0.1.0 of this package
  public func replacing<Service, Double, each Parameter>(
    _ service: Service.Type, name: String? = nil, partially: Bool = false, file: String = #file,
    line: Int = #line, main double: @escaping @MainActor (repeat each Parameter) -> Double
  ) throws(DoubleError) -> DIContainer {
    let call = fromAnyThread(double)
    let factory = Factory(
      isolation: MainActor.shared, declare: Factory.needs(of: call),
      body: Factory.body(calling: call))
    let replacement = try Replacement(
      of: Service.self, .named(name), isPartial: partially,
      by: Component(double: Double.self, factory, file, line), in: graph)
    return isolated(replacement.copy)
  }

  /// Creates an isolated container in which a double replaces a component with a tag.
  ///
  /// ```swift
  /// let test = try app.replacing((any Bank).self, tag: Main.self) {
  ///   FakeBank()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type under which the graph requests the component.
  ///   - tag: The tag with which it requests the component.
  ///   - partially: Whether the component goes on to offer its other types.
  ///   - file: The file of the double, for messages. Leave it out.
  ///   - line: The line of the double, for messages. Leave it out.
  ///   - double: Creates the double.
  /// - Returns: The new container.
  /// - Throws: ``DoubleError``, as ``replacing(_:name:partially:file:line:with:)`` does.
  /// - Since: 0.1.0 of this package
  public func replacing<Service, Tag, Double, each Parameter>(
    _ service: Service.Type, tag: Tag.Type, partially: Bool = false, file: String = #file,
    line: Int = #line, with double: @escaping (repeat each Parameter) -> Double
  ) throws(DoubleError) -> DIContainer {
    let replacement = try Replacement(
      of: Service.self, .tagged(Tag.self), isPartial: partially,
      by: Component(double: Double.self, .automatic(double), file, line), in: graph)
    return isolated(replacement.copy)
  }

  /// Creates an isolated container in which one part replaces another one.
  ///
  /// ```swift
  /// let test = try app.replacing(part: LivePart.self, by: FakePart.self)
  /// ```
  ///
  /// The components that the former part registered itself are gone, those of parts that it appended stay. The new part
  /// is loaded, in the framework of the former one. Its components state their lifetimes and their precedence
  /// themselves.
  ///
  /// - Parameters:
  ///   - part: A part that this container has appended.
  ///   - double: The part with the doubles.
  /// - Returns: The new container.
  /// - Throws: ``DoubleError`` if the container has no component of the part; if the new part doesn't offer a type, name
  ///   or tag that the former one offered, except a component's own type that no declared dependency needs; or if a
  ///   request finds neither of them afterwards, but another component.
  /// - Complexity: O(*n*) in the number of components and dependencies of the container and its parents.
  /// - Since: 0.1.0 of this package
  public func replacing(
    part: any DIPart.Type, by double: any DIPart.Type
  ) throws(DoubleError) -> DIContainer {
    try PartReplacement(of: part, by: double, in: graph).applied(to: self)
  }

  /// Returns the scope that stands for one of the app's in an isolated container.
  ///
  /// ```swift
  /// test.ownScope(for: session).clean()
  /// ```
  ///
  /// - Parameter scope: A scope that registrations name.
  /// - Returns: The scope with the objects of this container and its parents; `scope` itself if the container isn't
  ///   isolated.
  /// - Since: 0.1.0 of this package
  public func ownScope(for scope: DIScope) -> DIScope {
    graph.isolation?.twin(of: scope) as? DIScope ?? scope
  }
}

extension DIContainer {
  /// The container's registrations.
  var graph: Registry { scope.engine.registry }

  /// Creates a container with a copy of this one's graph, as `Registry.isolated(as:_:)` makes it, and of its parents.
  package func isolated(
    as isolation: Isolation = Isolation(), _ copy: (Component) -> [Component]
  ) -> DIContainer {
    scope.withIsolated(as: isolation, copy) { DIContainer(owning: $0) }
  }
}

extension Qualifier {
  static func named(_ name: String?) -> Qualifier {
    guard let name, !name.isEmpty else { return .none }
    return QualifierInterner.shared.name(name)
  }

  static func tagged(_ tag: any Any.Type) -> Qualifier {
    tag == Any.self ? .none : QualifierInterner.shared.tag(tag)
  }
}

extension Component {
  /// Creates a double, which has no place in a graph yet.
  convenience init(double type: any Any.Type, _ factory: Factory, _ file: String, _ line: Int) {
    self.init(
      of: type, file: file, line: line, behaviour: Behaviour([.replacesExternal]),
      lifetime: Lifetime(.nowhere), factory: factory)
  }
}
