// The original's `import DITranquillity` also imported these, and old code uses them without an
// import of its own.
#if canImport(UIKit)
@_exported public import UIKit
#elseif canImport(AppKit)
@_exported public import AppKit
#else
@_exported public import Foundation
#endif
