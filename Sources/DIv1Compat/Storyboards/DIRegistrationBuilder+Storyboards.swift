#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
public import StoryboardAdapters

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#else
public import AppKit
#endif

extension DIRegistrationBuilder where ImplObj: PlatformController {
  /// Sets the factory to one that loads controllers from a nib file. The file has the name of the
  /// class and is in the bundle of the class.
  ///
  /// Built and tested against stand-ins for UIKit and AppKit; not tested on a device. Request the
  /// controller on the main thread.
  ///
  /// ```swift
  /// builder.register(AboutController.self)
  ///   .initializer(byNib: AboutController.self)
  /// ```
  ///
  /// - Parameter type: The class. It must be the registered class or a subclass; otherwise the
  ///   request throws `DIError.typeIsIncorrect`.
  /// - Returns: This builder.
  /// - Since: 1.3.0
  @discardableResult
  public func initializer<T: PlatformController>(byNib type: T.Type) -> Self {
    add(.automatic { try controller(fromNibOf: type, as: ImplObj.self) })
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
  /// - Since: 1.3.0
  @discardableResult
  public func initializer(
    byStoryboard storyboard: PlatformStoryboard, identifier: String
  ) -> Self {
    add(.automatic { try controller(of: storyboard, identifier, as: ImplObj.self) })
  }

  /// Sets the factory to one that creates controllers with a storyboard, which a closure returns at
  /// each request.
  ///
  /// A controller that the storyboard injects, too, is injected once. Built and tested against
  /// stand-ins for UIKit and AppKit; not tested on a device. Request the controller on the main
  /// thread.
  ///
  /// ```swift
  /// builder.register(AboutController.self)
  ///   .initializer(byStoryboard: { *!$0 }, identifier: "about")
  /// ```
  ///
  /// - Parameters:
  ///   - storyboard: Returns the storyboard. It receives the scope of the request.
  ///   - identifier: The identifier of the controller in the storyboard file.
  /// - Returns: This builder.
  /// - Since: 1.3.0
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
