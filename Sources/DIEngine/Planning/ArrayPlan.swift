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
