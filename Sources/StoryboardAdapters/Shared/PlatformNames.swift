#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What the platform calls a storyboard: `UIStoryboard`.
public typealias PlatformStoryboard = UIStoryboard
/// What the platform calls a controller: `UIViewController`.
public typealias PlatformController = UIViewController
#elseif canImport(AppKit)
public import AppKit

/// What the platform calls a storyboard: `NSStoryboard`.
public typealias PlatformStoryboard = NSStoryboard
/// What the platform calls a controller of a view: `NSViewController`.
public typealias PlatformController = NSViewController
#endif
