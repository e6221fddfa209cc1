internal import ClassScanning
internal import DIEngine
internal import DIEngineGraph
internal import DIGraphRules

extension GraphReading {
  /// Applies all rules.
  func findings(of components: [GraphComponent], isStrict: Bool) -> [GraphFinding] {
    var model = declared.model(among: ProcessClasses())
    for vertex in components.indices where !isContainer(vertex) {
      model.components[vertex].undeclared = codeThatTakesContainer(vertex).map(\.words)
      model.components[vertex].ran = ran(vertex)
    }
    let checked = CheckedGraph(model, isStrict: isStrict)
    let rules: [any GraphRule] = [
      CapturedArgumentRule(), IdleDefaultRule(), NeverChosenRule(), ShadowedLifetimeRule(),
      WeakWithoutKeeperRule(), LazyCycleRule(), UndeclaredRule(), EndWithoutKeeperRule(),
      MayThrowRule(),
    ]
    let found = checked.declaredFindings() + rules.flatMap { $0.findings(in: checked) }
    return model.withoutAccepted(found).compactMap { finding in
      let text = model.text(of: finding)
      guard let code = text.code else { return nil }
      return GraphFinding(
        GraphFinding.Code(rawValue: code), GraphFinding.Severity(finding.severity), text.message,
        remedy: text.remedy, text.components.map { components[$0] })
    }
  }
}

extension GraphFinding.Severity {
  fileprivate init(_ severity: Finding.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .notChecked: self = .notChecked
    case .note, .verbose: self = .note
    }
  }
}

extension GraphComponent.Closure {
  fileprivate var words: String {
    switch self {
    case .initializer: "the code that makes it"
    case .injection: "an injection"
    }
  }
}

/// The classes of the process.
private struct ProcessClasses: KnownClasses {
  func descendants<Base: AnyObject>(of base: Base.Type) -> [Base.Type] {
    ClassCatalogue.shared.descendants(of: base)
  }

  func haveGeneric(below base: AnyClass) -> Bool? {
    ClassCatalogue.shared.haveGeneric(below: base)
  }
}
