#if canImport(ObjectiveC) && ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit))
package import Foundation
import ObjectiveC

#if canImport(UIKit) && !os(watchOS)
import UIKit
#else
import AppKit
#endif

/// Changes to the platform's classes that only the Objective-C runtime can make.
@MainActor
package enum Platform {
  private nonisolated static var factorySelector: Selector {
    NSSelectorFromString("storyboardWithName:bundle:")
  }
  // Only its address matters.
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Sends the platform's factory message to a class: Swift does not let subclasses inherit the factory.
  static func openStoryboard(
    _ receiver: PlatformStoryboard.Type, _ name: String, _ bundle: Bundle?
  ) -> PlatformStoryboard {
    let opened = (receiver as AnyObject).perform(factorySelector, with: name, with: bundle)
    return opened!.object as! PlatformStoryboard
  }

  /// Changes the class of an object to a subclass that adds no stored properties.
  static func setClass(of object: AnyObject, to type: AnyClass) {
    object_setClass(object, type)
  }

  /// Returns the value that is attached to an object.
  package static func associated(with object: AnyObject) -> AnyObject? {
    objc_getAssociatedObject(object, key) as AnyObject?
  }

  /// Attaches a value to an object and replaces an earlier one.
  package static func associate(_ value: AnyObject?, with object: AnyObject) {
    objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// Makes a closure open the storyboards that are requested from the platform's own class; requests to
  /// subclasses don't change.
  package nonisolated static func replaceFactory(
    _ open: @escaping @MainActor (String, Bundle?) -> PlatformStoryboard
  ) {
    guard let method = class_getClassMethod(PlatformStoryboard.self, factorySelector) else {
      return
    }
    typealias Factory = @convention(c) (AnyClass, Selector, NSString, Bundle?) -> PlatformStoryboard
    let original = unsafeBitCast(method_getImplementation(method), to: Factory.self)
    let selector = factorySelector
    let replacement: @convention(block) (AnyClass, NSString, Bundle?) -> PlatformStoryboard = {
      receiver, name, bundle in
      guard receiver == PlatformStoryboard.self else {
        return original(receiver, selector, name, bundle)
      }
      let name = name as String
      return MainActor.assumeIsolated { open(name, bundle) }
    }
    method_setImplementation(method, imp_implementationWithBlock(replacement))
  }
}
#endif
