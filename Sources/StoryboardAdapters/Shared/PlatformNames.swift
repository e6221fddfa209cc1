#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The platform's storyboard class: `UIStoryboard`.
///
/// - Since: 0.1.0 of this package
public typealias PlatformStoryboard = UIStoryboard
/// The platform's controller class: `UIViewController`.
///
/// - Since: 0.1.0 of this package
public typealias PlatformController = UIViewController
#elseif canImport(AppKit)
public import AppKit

/// The platform's storyboard class: `NSStoryboard`.
///
/// - Since: 0.1.0 of this package
public typealias PlatformStoryboard = NSStoryboard
/// The platform's class for controllers of views: `NSViewController`.
///
/// - Since: 0.1.0 of this package
public typealias PlatformController = NSViewController
#endif
