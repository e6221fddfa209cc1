package import DIEngine

/// Lets every request for a lazy give one, whatever it is spelled with.
extension DILazy: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.isDelayed = true
  }

  package static func plan(_ request: Request, _ compiler: PlanCompiler) -> Plan {
    guard request.signature == nil else {
      // Runtime arguments can't wait: no lazy has them.
      return ClosurePlan(nil) { (thread) throws(Failure) -> DILazy<T> in
        throw Failure(.notFound, requested: DILazy<T>.self, path: thread.path)
      }
    }
    let wanted = compiler.plan(T.self, request)
    // Without a cell, the plan makes another lazy or fails at once: it is run for its failure.
    let check = wanted.componentPlan == nil ? wanted : nil
    let qualifier = request.qualifiers.first ?? .none
    return ClosurePlan(nil) { (thread) throws(Failure) -> DILazy<T> in
      _ = try check?.make(thread, T.self)
      return DILazy(thread.currentView()) { (scope) throws(Failure) -> T in
        try scope.scope.resolve(T.self, qualifier, for: scope)
      }
    }
  }
}
