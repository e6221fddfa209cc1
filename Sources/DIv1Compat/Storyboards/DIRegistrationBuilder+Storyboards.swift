#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
public import StoryboardAdapters

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#else
public import AppKit
#endif

extension DIRegistrationBuilder where ImplObj: PlatformController {
  /// Says that controllers are made from the nib file that is called as their class, in the bundle of
  /// the class. Since 1.3.0.
  ///
  /// Built and tested against stand-ins of UIKit and AppKit; not tried on a device. Ask for the
  /// controller on the main thread.
  ///
  /// ```swift
  /// builder.register(AboutController.self).initializer(byNib: AboutController.self)
  /// ```
  ///
  /// - Parameter type: The class; it must be the registered one or inherit from it, or the request
  ///   fails with the error for a wrong type.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { X(nibName:bundle:) }, see docs/migration/declarations-1.md#storyboards-and-nibs"
  )
  #endif
  @discardableResult
  public func initializer<T: PlatformController>(byNib type: T.Type) -> Self {
    add(.automatic { try controller(fromNibOf: type, as: ImplObj.self) })
  }

  /// Says that controllers are made by a storyboard. Since 1.3.0.
  ///
  /// A controller that the storyboard injects as well is injected once. Built and tested against
  /// stand-ins of UIKit and AppKit; not tried on a device. Ask for the controller on the main thread.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard, of any class.
  ///   - identifier: What its file calls the controller.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { } with the storyboard, see docs/migration/declarations-1.md#storyboards-and-nibs"
  )
  #endif
  @discardableResult
  public func initializer(
    byStoryboard storyboard: PlatformStoryboard, identifier: String
  ) -> Self {
    add(.automatic { try controller(of: storyboard, identifier, as: ImplObj.self) })
  }

  /// Says that controllers are made by a storyboard that is asked for at each request. Since 1.3.0.
  ///
  /// A controller that the storyboard injects as well is injected once. Built and tested against
  /// stand-ins of UIKit and AppKit; not tried on a device. Ask for the controller on the main thread.
  ///
  /// ```swift
  /// builder.register(AboutController.self)
  ///   .initializer(byStoryboard: { *!$0 }, identifier: "about")
  /// ```
  ///
  /// - Parameters:
  ///   - storyboard: Gives the storyboard; gets the scope that was asked.
  ///   - identifier: What its file calls the controller.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { } with the storyboard, see docs/migration/declarations-1.md#storyboards-and-nibs"
  )
  #endif
  @discardableResult
  public func initializer(
    byStoryboard storyboard: @escaping (_ scope: DIScope) -> PlatformStoryboard, identifier: String
  ) -> Self {
    add(
      .manual { (scope: DIScope) in
        try controller(of: storyboard(scope), identifier, as: ImplObj.self)
      })
  }
}
#endif
