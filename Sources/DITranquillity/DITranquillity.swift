// Exports the modern API under the module name that its users import.
@_exported public import DIv3

// Storyboards, nibs and views, on platforms that have them.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
@_exported public import DIv3Storyboards
#endif
