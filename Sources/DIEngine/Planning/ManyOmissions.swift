/// The elements that a request for many omits.
package struct ManyOmissions: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Elements that fail because they depend on themselves, at any depth.
  package static let recursive = ManyOmissions(rawValue: 1)
  /// Elements that can't be made, unless the user's code threw the error.
  package static let uncreatable = ManyOmissions(rawValue: 2)
  /// Elements that fail because a dependency, at any depth, isn't accessible to the module that requests it.
  package static let inaccessible = ManyOmissions(rawValue: 4)
  /// Elements of an initializer's array that need an object which is being made outside of them.
  package static let circular = ManyOmissions(rawValue: 8)
}

extension Failure {
  package func isLeftOut(_ omissions: ManyOmissions) -> Bool {
    switch kind {
    case .recursion: return omissions.contains(.recursive)
    case .noAccess where omissions.contains(.inaccessible): return true
    default: break
    }
    return omissions.contains(.uncreatable) && isSoftenable
  }
}
