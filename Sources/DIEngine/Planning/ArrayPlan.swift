/// The plan of a dependency on all components of a type, as an array.
package final class ArrayPlan<Element>: Plan {
  private let many: ManyPlan<Element>
  private let omissions: ManyOmissions

  package init(_ many: ManyPlan<Element>, leavingOut omissions: ManyOmissions) {
    self.many = many
    self.omissions = omissions
    super.init(nil)
  }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    memory.initializeMemory(as: [Element].self, to: try many.make(context, omissions))
  }

  package override func visitComponents(_ registry: Registry, _ visit: (ComponentPlan) -> Void) {
    many.visitComponents(registry, visit)
  }

  package override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    let forms = many.entries.map { $0.plan.takeUnretainedValue().asynchronous(maker) }
    return forms.contains { $0 != nil } ? maker.array(many, forms, leavingOut: omissions) : nil
  }
}

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
