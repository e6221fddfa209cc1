// What the end of a container or scope takes and throws. An import of one declaration makes the members of its module
// visible to code that states its imports for members, and no other name of the module.
@_exported public import struct DIEngine.ContainerHasEnded
@_exported public import struct DIEngine.EndFailure
@_exported public import struct DIEngine.TimeLimit

// The original's `import DITranquillity` also imported these, and old code uses them without an
// import of its own.
#if canImport(UIKit)
@_exported public import UIKit
#elseif canImport(AppKit)
@_exported public import AppKit
#else
@_exported public import Foundation
#endif
