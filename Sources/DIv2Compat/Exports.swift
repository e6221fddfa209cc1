// What `import DITranquillity` brought along, and its code therefore uses without a further import.
#if canImport(UIKit)
@_exported public import UIKit
#elseif canImport(AppKit)
@_exported public import AppKit
#else
@_exported public import Foundation
#endif
