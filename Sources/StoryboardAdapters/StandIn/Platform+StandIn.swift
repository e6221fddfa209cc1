#if !canImport(ObjectiveC) && (canImport(UIKit) || canImport(AppKit))
package import Foundation

#if canImport(UIKit)
package import UIKit
#else
import AppKit
#endif

/// Does what the runtime of Objective-C does elsewhere, for the stand-ins of the platform in `Tests/StandIns`.
@MainActor
package enum Platform {
  static func openStoryboard(
    _ receiver: PlatformStoryboard.Type, _ name: String, _ bundle: Bundle?
  ) -> PlatformStoryboard {
    Runtime.openStoryboard(receiver, name, bundle)
  }

  static func setClass(of object: AnyObject, to type: AnyClass) {
    Runtime.setClass(of: object, to: type)
  }

  package static func associated(with object: AnyObject) -> AnyObject? {
    Runtime.associated(object)
  }

  package static func associate(_ value: AnyObject?, with object: AnyObject) {
    Runtime.associate(value, with: object)
  }

  package nonisolated static func replaceFactory(
    _ open: @escaping @MainActor (String, Bundle?) -> PlatformStoryboard
  ) {
    Runtime.factory = open
  }

  #if canImport(UIKit)
  package static func afterLoadView(_ body: @escaping @MainActor (UIViewController) -> Void) {
    Runtime.afterLoadView = body
  }

  package static func afterDidAddSubview(_ body: @escaping @MainActor (UIView, UIView) -> Void) {
    Runtime.afterDidAddSubview = body
  }

  package static func afterDequeue(_ body: @escaping @MainActor (UIView, UIView?) -> Void) {
    Runtime.afterDequeue = body
  }
  #endif
}
#endif
