#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The platform's storyboard class: `UIStoryboard`.
public typealias PlatformStoryboard = UIStoryboard
/// The platform's controller class: `UIViewController`.
public typealias PlatformController = UIViewController
#elseif canImport(AppKit)
public import AppKit

/// The platform's storyboard class: `NSStoryboard`.
public typealias PlatformStoryboard = NSStoryboard
/// The platform's class for controllers of views: `NSViewController`.
public typealias PlatformController = NSViewController
#endif
