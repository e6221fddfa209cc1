import DIGraphRules

/// Who needs whom in one container, as far as the sources tell, and what the rules find.
struct LintedGraph: Sendable {
  private(set) var findings: [LintFinding] = []
  private(set) var gaps: [LintGap] = []
  private let container: LintedContainer
  private var names: [GraphModel.TypeName] = []
  private var types: [String: Int] = [:]
  private var qualifiers: [String] = []

  init(_ container: LintedContainer) {
    self.container = container
    let components = container.members.map { component($0.component) }
    let edges = container.members.indices.map { owner in
      container.component(owner).isConditional
        ? [] : container.component(owner).needs.compactMap { edge($0, of: owner) }
    }
    let model = GraphModel(
      types: names,
      qualifiers: qualifiers.map {
        GraphModel.Qualifier($0, isName: $0.hasPrefix("name "))
      },
      components: components, edges: edges)
    for finding in model.declaredFindings() { add(finding, of: model) }
  }

  private mutating func add(_ finding: Finding, of model: GraphModel) {
    let text = model.text(of: finding)
    let place = (text.components.first ?? container.members.indices.first).map {
      container.component($0).place
    }
    guard let place else { return }
    if finding.severity == .notChecked {
      gaps.append(LintGap(place: place, reason: text.message))
    } else if let code = text.code, LintFinding.titles[code] != nil, !model.accepts(finding) {
      findings.append(
        LintFinding(
          code: code, severity: finding.severity == .error ? .error : .warning, place: place,
          message: text.message, remedy: text.remedy))
    }
  }

  private mutating func component(_ linted: LintComponent) -> GraphModel.Component {
    var component = GraphModel.Component(
      type: type(linted.name), file: linted.place.file, line: linted.place.line,
      generation: linted.generation.rawValue,
      lifetime: GraphModel.Lifetime(
        linted.keeper, isWeak: linted.isWeak, isEager: linted.isEager, storage: linted.storage))
    component.offers = linted.offers.map { offer in
      GraphModel.Component.Offer(
        type: type(offer.type), qualifiers: offer.qualifiers.sorted().map { qualifier($0) },
        isPlain: offer.isPlain)
    }
    component.priority = linted.isTest ? .test : linted.isDefault ? .default : .normal
    // In releases 1 and 2 the sources don't tell it.
    component.canMake = linted.canMake || linted.generation != .modern
    component.isRoot = linted.isRoot
    component.isEntered = linted.isRoot || linted.isEager
    component.closesCycles = linted.generation != .modern
    component.accepted = linted.accepted.sorted()
    return component
  }

  /// Returns what a component needs; nil if the sources don't tell what serves it.
  private mutating func edge(_ need: LintComponent.Need, of owner: Int) -> GraphModel.Edge? {
    var targets: [Int] = []
    switch container.choice(need, of: owner) {
    // Whichever is preferred one day closes a cycle, or is held too long.
    case .found(let all), .ambiguous(let all): targets = all
    case .nothing: break
    case .unknown(let reason):
      gaps.append(LintGap(place: container.component(owner).place, reason: reason))
      return nil
    }
    var edge = GraphModel.Edge(
      need.stage, type: type(need.type), qualifiers: need.qualifiers.map { qualifier($0) },
      isOptional: need.isOptional, isMany: need.isMany, isDelayed: need.isDelayed, targets: targets)
    if targets.isEmpty {
      edge.convertible = container.members.indices.filter {
        $0 != owner && container.isSubtype($0, of: need.type)
      }
    }
    return edge
  }

  private mutating func type(_ name: String) -> Int {
    if let known = types[name] { return known }
    types[name] = names.count
    names.append(GraphModel.TypeName(name, isProtocol: container.isProtocol(name)))
    return names.count - 1
  }

  private mutating func qualifier(_ text: String) -> Int {
    if let known = qualifiers.firstIndex(of: text) { return known }
    qualifiers.append(text)
    return qualifiers.count - 1
  }
}
