@_exported public import Foundation

/// Stores associated objects, which Swift's runtime does not support without Objective-C.
@MainActor @preconcurrency
open class AssociatingObject {
  fileprivate var associated: AnyObject?

  init() {}
}

/// Lets an initializer return an object of a subclass, as Objective-C factory methods can.
@MainActor @preconcurrency
public protocol StoryboardFactory {}

extension PlainStoryboard: StoryboardFactory {}

extension StoryboardFactory where Self: PlainStoryboard {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self = Runtime.openStoryboard(Self.self, name, storyboardBundleOrNil) as! Self
  }
}

/// Operations that programs perform on these classes through the Objective-C runtime, and behaviour
/// that differs between releases of the system.
@MainActor @preconcurrency
public enum Runtime {
  /// Whether the initial controller is created by the method that takes an identifier.
  public static var opensEntryByIdentifier = true
  /// Whether the factory creates a plain storyboard regardless of the receiving class.
  public static var factoryIgnoresReceiver = false
  /// Replaces the factory of plain storyboards.
  nonisolated(unsafe) public static var factory:
    (@MainActor (_ name: String, _ bundle: Bundle?) -> PlainStoryboard)?

  /// Sends `storyboardWithName:bundle:` to a class.
  public static func openStoryboard(
    _ receiver: PlainStoryboard.Type, _ name: String, _ bundle: Bundle?
  ) -> PlainStoryboard {
    if receiver == PlainStoryboard.self, let factory { return factory(name, bundle) }
    let storyboard = factoryIgnoresReceiver ? PlainStoryboard() : receiver.init()
    storyboard.read(name, bundle)
    return storyboard
  }

  /// Performs `object_setClass` for a class that adds no stored properties.
  public static func setClass(of object: AnyObject, to type: AnyClass) {
    // An object begins with a pointer to its class.
    Unmanaged.passUnretained(object).toOpaque()
      .storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  }

  public static func associated(_ object: AnyObject) -> AnyObject? {
    (object as? AssociatingObject)?.associated
  }

  public static func associate(_ value: AnyObject?, with object: AnyObject) {
    (object as? AssociatingObject)?.associated = value
  }
}
