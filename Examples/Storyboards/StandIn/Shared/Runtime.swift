@_exported public import Foundation

/// What the runtime of Objective-C keeps beside each object, and Swift's here does not.
@MainActor @preconcurrency
open class AssociatingObject {
  fileprivate var associated: AnyObject?

  init() {}
}

/// Lets an initializer return an object of a subclass, as factories of Objective-C do.
@MainActor @preconcurrency
public protocol StoryboardFactory {}

extension PlainStoryboard: StoryboardFactory {}

extension StoryboardFactory where Self: PlainStoryboard {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self = Runtime.openStoryboard(Self.self, name, storyboardBundleOrNil) as! Self
  }
}

/// What programs do to the classes here through the runtime of Objective-C, and how the system may
/// differ from release to release.
@MainActor @preconcurrency
public enum Runtime {
  /// Whether the initial controller is made by the method that makes one by its identifier.
  public static var opensEntryByIdentifier = true
  /// Whether the factory makes a plain storyboard whatever class it is asked of.
  public static var factoryIgnoresReceiver = false
  /// Comes in front of the factory of plain storyboards.
  nonisolated(unsafe) public static var factory:
    (@MainActor (_ name: String, _ bundle: Bundle?) -> PlainStoryboard)?

  /// `storyboardWithName:bundle:`, sent to a class.
  public static func openStoryboard(
    _ receiver: PlainStoryboard.Type, _ name: String, _ bundle: Bundle?
  ) -> PlainStoryboard {
    if receiver == PlainStoryboard.self, let factory { return factory(name, bundle) }
    let storyboard = factoryIgnoresReceiver ? PlainStoryboard() : receiver.init()
    storyboard.read(name, bundle)
    return storyboard
  }

  /// `object_setClass`, for a class that adds no stored properties.
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
