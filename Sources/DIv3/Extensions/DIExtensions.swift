internal import DIEngine

/// Callbacks that observe a container's registrations, requests and created objects.
///
/// ```swift
/// container.extensions.objectMaked = { component, object in
///   print("created", component)
/// }
/// ```
///
/// A callback runs synchronously on the thread of the request or registration, outside of all locks: it
/// may use the container. While ``objectResolved`` or ``objectMaked`` runs, requests to the same container
/// don't call either of them.
///
/// The container holds its callbacks. One that captures the container keeps it alive forever: write
/// `[weak container]` (<doc:Lifetimes>).
///
/// The container that receives a request reports it, even if the component belongs to its parent.
/// Containers that share a graph, created with `DIContainer(engine:)`, share their callbacks.
///
/// Any thread may read and set them.
///
/// - Complexity: While ``objectResolved`` or ``objectMaked`` is set, the container's requests are slower.
///   Setting the first or clearing the last of them makes the container choose again for its requests.
///   Without callbacks, requests and registrations cost nothing more.
/// - Since: 4.3
public final class DIExtensions: @unchecked Sendable {
  private typealias ObjectCallback = (DIComponentInfo, Any?) -> Void

  private weak var registry: Registry?
  private let loading: Loading?
  private let registered = Setting<((DIComponentVertex) -> Void)?>(nil)
  private let resolved = Setting<ObjectCallback?>(nil)
  private let maked = Setting<ObjectCallback?>(nil)
  /// Guards the order in which changes are passed on. Taken before other locks.
  private let mutex = Mutex(.traceSwitch)
  private let tracer: Tracer
  /// The queue of arguments, in the extensions of one component.
  let argumentQueue: ArgumentQueue?

  /// - Parameters:
  ///   - registry: The registry whose requests are reported; nil for the extensions of one component.
  ///   - loading: The graph whose registrations are reported; nil for none.
  ///   - argumentQueue: The queue of arguments for one component.
  init(_ registry: Registry?, _ loading: Loading?, _ argumentQueue: ArgumentQueue? = nil) {
    self.registry = registry
    self.loading = loading
    self.argumentQueue = argumentQueue
    tracer = Tracer { [resolved, maked] event, _ in
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

  /// Called once for each registration when its builder is released, with the component as it is
  /// configured then.
  ///
  /// ```swift
  /// container.extensions.componentRegistration = {
  ///   print($0.componentInfo, $0.lifeTime)
  /// }
  /// container.register(Database.init).lifetime(.single)  // Prints … single
  /// ```
  ///
  /// The callback can already resolve the component by all its types, and its own registrations are
  /// reported, too.
  ///
  /// Set it before you register components: it is not called for a component whose builder was created
  /// while the callback was nil. It is not called either for the container's own component, for a second
  /// registration from the same line, for components of a parent or child, or for components that builders
  /// of older generations register in the same graph.
  ///
  /// - Since: 4.3
  public var componentRegistration: ((DIComponentVertex) -> Void)? {
    get { registered.value }
    set {
      registered.value = newValue
      mutex.locked { loading?.follow(registered.satisfies { $0 != nil }) }
    }
  }

  /// Called after every request for a component, direct or indirect, also if the object was kept: with the
  /// component, and the object or nil if it can't be resolved.
  ///
  /// ```swift
  /// container.extensions.objectResolved = { component, object in
  ///   if object == nil { print("not resolved:", component) }
  /// }
  /// ```
  ///
  /// It is not called for requests that match no component. For the outermost object it is called before
  /// the deferred injections.
  ///
  /// - Since: 4.3
  public var objectResolved: ((DIComponentInfo, Any?) -> Void)? {
    get { resolved.value }
    set {
      resolved.value = newValue
      update()
    }
  }

  /// Called when an object was created, or an external instance was injected: with the component and the
  /// object, after the immediate injections and before the object is kept.
  ///
  /// ```swift
  /// container.extensions.objectMaked = { component, object in
  ///   print("created", component)
  /// }
  /// ```
  ///
  /// It is not called for objects that were kept before.
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
  /// The callbacks that observe the container's registrations, requests and created objects.
  ///
  /// ```swift
  /// container.extensions.objectResolved = { component, object in
  ///   print(component)
  /// }
  /// ```
  ///
  /// - Since: 4.3
  public var extensions: DIExtensions {
    // Read first: the engine's storage must not create one value while it creates another.
    let loading = loading
    return scope.engine.companions.object { DIExtensions(registry, loading) }
  }
}

/// Returns an object without the layers of Optional around it.
private func unwrapped(_ object: Any) -> Any? {
  guard let optional = optionalType(of: type(of: object)) else { return object }
  return optional.unwrapped(object).flatMap(unwrapped)
}
