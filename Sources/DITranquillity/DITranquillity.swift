// Exports the modern API under the module name that its users import.
@_exported public import DIv3

// Storyboards, nibs and views, on platforms that have them.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
@_exported public import DIv3Storyboards
#endif

// The requests of 6.0 with `await`, where the client asks for them: they win over the synchronous ones in
// asynchronous functions, so that code of 5.x changes there.
#if Asynchronous
@_exported public import DIv3Async
#endif
