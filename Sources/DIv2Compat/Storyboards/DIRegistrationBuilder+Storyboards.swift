#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
public import StoryboardAdapters

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#else
public import AppKit
#endif

extension DIRegistrationBuilder where Impl: PlatformController {
  /// Says that controllers are made from the nib file that is called as their class, in the bundle of
  /// the class. Since 2.0.0.
  ///
  /// Built and tested against stand-ins of UIKit and AppKit; not tried on a device. Ask for the
  /// controller on the main thread.
  ///
  /// ```swift
  /// builder.register(type: AboutController.self).initial(nib: AboutController.self)
  /// ```
  ///
  /// - Parameter type: The class; it must be the registered one or inherit from it, or the request
  ///   fails with the error for a wrong type.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { X(nibName:bundle:) }, see docs/migration/declarations-2.md#storyboards-and-nibs"
  )
  #endif
  @discardableResult
  public func initial<T: PlatformController>(nib type: T.Type) -> Self {
    declaration.add(.automatic { try controller(fromNibOf: type, as: Impl.self) })
    return self
  }

  /// Says that controllers are made by a storyboard. Since 2.0.0.
  ///
  /// A controller that the storyboard injects as well is injected once. Built and tested against
  /// stand-ins of UIKit and AppKit; not tried on a device. Ask for the controller on the main thread.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard, of any class.
  ///   - identifier: What its file calls the controller.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { } with the storyboard, see docs/migration/declarations-2.md#storyboards-and-nibs"
  )
  #endif
  @discardableResult
  public func initial(useStoryboard storyboard: PlatformStoryboard, identifier: String) -> Self {
    declaration.add(.automatic { try controller(of: storyboard, identifier, as: Impl.self) })
    return self
  }

  /// Says that controllers are made by a storyboard that is asked for at each request. Since 2.0.0.
  ///
  /// A controller that the storyboard injects as well is injected once. Built and tested against
  /// stand-ins of UIKit and AppKit; not tried on a device. Ask for the controller on the main thread.
  ///
  /// ```swift
  /// builder.register(type: AboutController.self)
  ///   .initial(useStoryboard: { try $0.resolve() }, identifier: "about")
  /// ```
  ///
  /// - Parameters:
  ///   - closure: Gives the storyboard; gets the container that was asked.
  ///   - identifier: What its file calls the controller.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { } with the storyboard, see docs/migration/declarations-2.md#storyboards-and-nibs"
  )
  #endif
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
  /// Says that the storyboard is a ``DIStoryboard`` of the container that is asked for it. Since
  /// 2.0.0.
  ///
  /// Registered by a component of a module, its controllers see what that module sees.
  ///
  /// ```swift
  /// builder.register(type: UIStoryboard.self).initial(name: "Main", bundle: nil)
  ///   .lifetime(.perDependency)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - storyboardBundleOrNil: The bundle of the file; nil for the main one.
  /// - Returns: The registration. With a lifetime that keeps the storyboard, container and storyboard
  ///   keep each other.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { } with the storyboard, see docs/migration/declarations-2.md#storyboards-and-nibs"
  )
  #endif
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
