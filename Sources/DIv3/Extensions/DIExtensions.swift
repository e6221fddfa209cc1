internal import DIEngine

/// Callbacks of a container: what it is asked for, and what is made.
///
/// ```swift
/// container.extensions.objectMaked = { component, object in print("made", component) }
/// ```
///
/// They are called at once, on the thread of the request. What a callback asks a container for is
/// not told to the callbacks of the same container. They belong to the container that is asked, even
/// if the component is one of its parent. As long as ``objectResolved`` or ``objectMaked`` is set,
/// the requests of the container are slower; to set the first or drop the last of them lets the
/// container compile its requests anew.
///
/// Any thread may set and read them. Since 4.3.
public final class DIExtensions: @unchecked Sendable {
  private typealias Told = (DIComponentInfo, Any?) -> Void

  private weak var registry: Registry?
  private let resolved = Setting<Told?>(nil)
  private let maked = Setting<Told?>(nil)
  private let mutex = Mutex()
  private let tracer: Tracer

  init(_ registry: Registry) {
    self.registry = registry
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

  /// Is called whenever a component was asked for, by whatever way, and also if its object was kept:
  /// with the component and the object, or nil if it can't be had. Requests for which there is no
  /// component are not told.
  ///
  /// For the outermost object it is called before the injections that wait for it.
  ///
  /// Since 4.3.
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
  /// Since 4.3.
  public var objectMaked: ((DIComponentInfo, Any?) -> Void)? {
    get { maked.value }
    set {
      maked.value = newValue
      update()
    }
  }

  private func update() {
    // Held until no lock is: with the last reference, objects of the user die.
    let registry = registry
    mutex.locked {
      if resolved.value == nil && maked.value == nil {
        registry?.remove(tracer)
      } else {
        registry?.add(tracer)
      }
    }
    withExtendedLifetime(registry) {}
  }
}

extension DIContainer {
  /// Callbacks about what is registered in the container, what it is asked for, and what is made.
  ///
  /// ```swift
  /// container.extensions.objectResolved = { component, object in print(component) }
  /// ```
  ///
  /// Since 4.3.
  public var extensions: DIExtensions {
    scope.engine.companions.object { DIExtensions(registry) }
  }
}

/// An object without the layers of Optional around it.
private func unwrapped(_ object: Any) -> Any? {
  guard let optional = optionalType(of: type(of: object)) else { return object }
  return optional.unwrapped(object).flatMap(unwrapped)
}
