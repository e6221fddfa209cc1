extension TracedRequest {
  init(_ type: any Any.Type, _ subject: Subject, _ request: Request) {
    let labels = request.qualifiers.map { qualifier -> Label in
      if let name = request.unknownName, qualifier == .unknown { return .name(name) }
      let value = QualifierInterner.shared.value(of: qualifier)
      if qualifier.isName, let name = value as? String { return .name(name) }
      return .tag(value)
    }
    self.init(request.asked ?? type, subject, labels)
  }
}

extension ComponentTracing {
  convenience init(_ component: Component, _ tracers: Tracers) {
    self.init(
      TracedComponent(
        info: component.info, lifetime: component.lifetime, store: component.store), tracers)
  }
}
