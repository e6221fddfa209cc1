#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
internal import DIEngine
internal import Foundation

#if canImport(UIKit) && !os(watchOS)
internal import UIKit
#else
internal import AppKit
#endif

/// Creates a controller of a class from the nib file with the name of the class.
///
/// - Throws: ``Failure`` of the kind `wrongType` if the controller is not of the registered class.
package func controller<Controller: PlatformController, Impl>(
  fromNibOf type: Controller.Type, as registered: Impl.Type
) throws -> Impl {
  let made = MainActor.assumeIsolated {
    type.init(nibName: String(describing: type), bundle: Bundle(for: type))
  }
  return try converted(made, to: registered)
}

/// Creates a controller of a storyboard.
///
/// - Throws: ``Failure`` of the kind `wrongType` if the controller is not of the registered class.
package func controller<Impl>(
  of storyboard: PlatformStoryboard, _ identifier: String, as registered: Impl.Type
) throws -> Impl {
  let made: any AnyObject & Sendable = MainActor.assumeIsolated {
    #if canImport(UIKit) && !os(watchOS)
    return storyboard.instantiateViewController(withIdentifier: identifier)
    #else
    return storyboard.instantiateController(withIdentifier: identifier) as! PlatformController
    #endif
  }
  return try converted(made, to: registered)
}

/// Returns a storyboard as the class that it is registered as.
///
/// - Throws: ``Failure`` of the kind `wrongType` if the storyboard is not of that class.
package func storyboard<Impl>(
  _ made: PlatformStoryboard, as registered: Impl.Type
) throws -> Impl {
  try converted(made, to: registered)
}

private func converted<Impl>(_ made: AnyObject, to registered: Impl.Type) throws -> Impl {
  guard let controller = made as? Impl else {
    throw Failure(
      .wrongType(real: Swift.type(of: made)), requested: registered,
      path: ResolutionContext.current.path)
  }
  return controller
}
#endif
