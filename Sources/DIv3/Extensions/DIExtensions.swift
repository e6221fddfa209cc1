internal import DIEngine

/// Callbacks of a container: what is registered in it, what it is asked for, and what is made.
///
/// ```swift
/// container.extensions.objectMaked = { component, object in print("made", component) }
/// ```
///
/// They are called at once, on the thread of the request or registration, and no lock is held
/// meanwhile: they may use the container. What ``objectResolved`` and ``objectMaked`` ask a
/// container for is not told to the two of the same container.
///
/// They belong to the container that is asked, even if the component is one of its parent. Containers
/// of one graph, made with `DIContainer(engine:)`, share them.
///
/// As long as ``objectResolved`` or ``objectMaked`` is set, the requests of the container are slower;
/// to set the first or drop the last of them lets the container compile its requests anew. Requests
/// and registrations cost nothing more while none of them is set.
///
/// Any thread may set and read them.
///
/// - Since: 4.3
public final class DIExtensions: @unchecked Sendable {
  private typealias Told = (DIComponentInfo, Any?) -> Void

  private weak var registry: Registry?
  private let loading: Loading?
  private let registered = Setting<((DIComponentVertex) -> Void)?>(nil)
  private let resolved = Setting<Told?>(nil)
  private let maked = Setting<Told?>(nil)
  /// Guards the order in which changes are passed on. Taken before other locks.
  private let mutex = Mutex(.traceSwitch)
  private let tracer: Tracer
  /// The arguments that wait for the component, in the extensions of one.
  let argumentQueue: ArgumentQueue?

  /// - Parameters:
  ///   - registry: Whose requests are told; nil for those of one component.
  ///   - loading: Which registrations are told; nil for none.
  ///   - argumentQueue: Where arguments for a component wait.
  init(_ registry: Registry?, _ loading: Loading?, _ argumentQueue: ArgumentQueue? = nil) {
    self.registry = registry
    self.loading = loading
    self.argumentQueue = argumentQueue
    tracer = Tracer { [resolved, maked] event in
      switch event {
      case .resolved(let component, let object):
        resolved.value?(DIComponentInfo(component.info), object.flatMap(unwrapped))
      case .made(let component, let object), .injected(let component, let object):
        maked.value?(DIComponentInfo(component.info), unwrapped(object))
      default:
        break
      }
    }
  }

  /// Is called once for each registration, when its builder is released: with the component as it
  /// is configured then.
  ///
  /// ```swift
  /// container.extensions.componentRegistration = { print($0.componentInfo, $0.lifeTime) }
  /// container.register(Database.init).lifetime(.single)  // Prints ... single
  /// ```
  ///
  /// Set it before components are registered; for one whose builder was made while it was nil it is
  /// not called. Nor is it called for the container's own component, for a line that is registered
  /// again, for components of a parent or of a child, and for what builders of older generations
  /// register in the same graph. What it registers itself is told, too.
  ///
  /// The component can be asked for already, by all its types.
  ///
  /// - Since: 4.3
  public var componentRegistration: ((DIComponentVertex) -> Void)? {
    get { registered.value }
    set {
      registered.value = newValue
      mutex.locked { loading?.follow(registered.satisfies { $0 != nil }) }
    }
  }

  /// Is called whenever a component was asked for, by whatever way, and also if its object was kept:
  /// with the component and the object, or nil if it can't be had. Requests for which there is no
  /// component are not told.
  ///
  /// ```swift
  /// container.extensions.objectResolved = { component, object in
  ///   if object == nil { print("can't be had:", component) }
  /// }
  /// ```
  ///
  /// For the outermost object it is called before the injections that wait for it.
  ///
  /// - Since: 4.3
  public var objectResolved: ((DIComponentInfo, Any?) -> Void)? {
    get { resolved.value }
    set {
      resolved.value = newValue
      update()
    }
  }

  /// Is called when an object was made, or one from elsewhere was injected into: with the component
  /// and the object, after the injections that don't wait, and before the object is kept. Kept
  /// objects are not told again.
  ///
  /// ```swift
  /// container.extensions.objectMaked = { component, object in print("made", component) }
  /// ```
  ///
  /// - Since: 4.3
  public var objectMaked: ((DIComponentInfo, Any?) -> Void)? {
    get { maked.value }
    set {
      maked.value = newValue
      update()
    }
  }

  private func update() {
    registry?.follow(tracer) {
      resolved.satisfies { $0 != nil } || maked.satisfies { $0 != nil }
    }
  }
}

extension DIContainer {
  /// Callbacks about what is registered in the container, what it is asked for, and what is made.
  ///
  /// ```swift
  /// container.extensions.objectResolved = { component, object in print(component) }
  /// ```
  ///
  /// - Since: 4.3
  public var extensions: DIExtensions {
    // Looked up first: one companion must not ask for another while it is made.
    let loading = loading
    return scope.engine.companions.object { DIExtensions(registry, loading) }
  }
}

/// An object without the layers of Optional around it.
private func unwrapped(_ object: Any) -> Any? {
  guard let optional = optionalType(of: type(of: object)) else { return object }
  return optional.unwrapped(object).flatMap(unwrapped)
}
