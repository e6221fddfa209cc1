// The modern API under the name that its code has always imported.
@_exported public import DIv3

// Storyboards, nibs and views, where there are any.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
@_exported public import DIv3Storyboards
#endif
