/// What an array of all components goes without.
package struct ManyOmissions: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Elements that fail because they need themselves, at any depth.
  package static let recursive = ManyOmissions(rawValue: 1)
  /// Elements that can't be made for another reason than an error of the user.
  package static let uncreatable = ManyOmissions(rawValue: 2)
  /// Elements that fail because something may not be seen by who needs it, at any depth.
  package static let inaccessible = ManyOmissions(rawValue: 4)
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
