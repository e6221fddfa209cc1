#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
public import StoryboardAdapters

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#else
public import AppKit
#endif

extension DIRegistrationBuilder where Impl: PlatformController {
  /// Sets the factory to one that loads controllers from a nib file. The file has the name of the
  /// class and is in the bundle of the class.
  ///
  /// Built and tested against stand-ins for UIKit and AppKit; not tested on a device. Request the
  /// controller on the main thread.
  ///
  /// ```swift
  /// builder.register(type: AboutController.self)
  ///   .initial(nib: AboutController.self)
  /// ```
  ///
  /// - Parameter type: The class. It must be the registered class or a subclass; otherwise the
  ///   request throws `DIError.incorrectType`.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func initial<T: PlatformController>(nib type: T.Type) -> Self {
    declaration.add(.automatic { try controller(fromNibOf: type, as: Impl.self) })
    return self
  }

  /// Sets the factory to one that creates controllers with a storyboard.
  ///
  /// A controller that the storyboard injects, too, is injected once. Built and tested against
  /// stand-ins for UIKit and AppKit; not tested on a device. Request the controller on the main
  /// thread.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard, of any class.
  ///   - identifier: The identifier of the controller in the storyboard file.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func initial(useStoryboard storyboard: PlatformStoryboard, identifier: String) -> Self {
    declaration.add(.automatic { try controller(of: storyboard, identifier, as: Impl.self) })
    return self
  }

  /// Sets the factory to one that creates controllers with a storyboard, which a closure returns at
  /// each request.
  ///
  /// A controller that the storyboard injects, too, is injected once. Built and tested against
  /// stand-ins for UIKit and AppKit; not tested on a device. Request the controller on the main
  /// thread.
  ///
  /// ```swift
  /// builder.register(type: AboutController.self)
  ///   .initial(useStoryboard: { try $0.resolve() }, identifier: "about")
  /// ```
  ///
  /// - Parameters:
  ///   - closure: Returns the storyboard. It receives the container of the request.
  ///   - identifier: The identifier of the controller in the storyboard file.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func initial(
    useStoryboard closure: @escaping (DIContainer) throws -> PlatformStoryboard, identifier: String
  ) -> Self {
    declaration.add(
      .manual { (container: DIContainer) in
        try controller(of: try closure(container), identifier, as: Impl.self)
      })
    return self
  }
}

extension DIRegistrationBuilder where Impl: PlatformStoryboard {
  /// Sets the factory to one that opens a ``DIStoryboard`` of the container of the request.
  ///
  /// If a group of components of a module registers the storyboard, the module's visibility applies
  /// to its controllers.
  ///
  /// ```swift
  /// builder.register(type: UIStoryboard.self).initial(name: "Main", bundle: nil)
  ///   .lifetime(.perDependency)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - storyboardBundleOrNil: The bundle of the file; nil for the main bundle.
  /// - Returns: This builder. With a lifetime that caches the storyboard, the container and the
  ///   storyboard retain each other.
  /// - Since: 2.0.0
  @discardableResult
  public func initial(name: String, bundle storyboardBundleOrNil: Bundle?) -> Self {
    declaration.add(
      .manual { (container: DIContainer) in
        try storyboard(
          MainActor.assumeIsolated {
            DIStoryboard(name: name, bundle: storyboardBundleOrNil, container: container)
          }, as: Impl.self)
      })
    return self
  }
}
#endif
