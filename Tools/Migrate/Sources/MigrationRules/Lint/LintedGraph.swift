import DIGraphRules

/// Who needs whom in one container, as far as the sources tell, and what the rules find.
struct LintedGraph: Sendable {
  private(set) var findings: [LintFinding] = []
  private(set) var gaps: [LintGap] = []
  let container: LintedContainer
  private var names: [GraphModel.TypeName] = []
  private var types: [String: Int] = [:]
  private var qualifiers: [String] = []

  /// The registrations of which not all is known.
  private(set) var unproven: Set<LintPlace> = []
  /// What the requests of the container find: a finding, a reason why that isn't known, or nothing to tell.
  private(set) var requests: [LintPlace: RequestResult] = [:]

  enum RequestResult: Sendable, Hashable {
    case served
    case finding(LintFinding)
    case unknown(String, String?)
  }

  init(_ container: LintedContainer) {
    self.container = container
    let components = container.members.map { component($0.component) }
    let edges = container.members.indices.map { owner in
      container.members[owner].isInherited
        ? [] : container.component(owner).needs.compactMap { edge($0, of: owner) }
    }
    let model = model(components, edges)
    for finding in model.declaredFindings() { add(finding, of: model) }
    addScenes()
    for (request, unit) in container.requests {
      requests[request.place] = result(of: request, in: unit)
    }
  }

  /// A storyboard makes view controllers, and only those that are registered get what their properties are for.
  private mutating func addScenes() {
    guard let place = container.storyboards.min() else { return }
    let index = container.names.index
    let registered = Set(container.members.compactMap(\.component.implementation))
    for type in index.types.values where type.kind == .class && !registered.contains(type.name) {
      let isScene = index.lineage(of: type.name).last?.inherited.contains {
        ($0.hasPrefix("UI") || $0.hasPrefix("NS")) && $0.hasSuffix("Controller")
      }
      let property = type.properties.sorted { $0.key < $1.key }.first { _, type in
        type.isOptionalType && container.names.canonical(type).map(container.offers) == true
      }
      guard isScene == true, let (name, wanted) = property else { continue }
      gaps.append(
        LintGap(
          place: place, reason: "a storyboard may make objects into which nothing injects",
          hiding: "\(type.name), which has \(name): \(wanted)"))
    }
  }

  /// What a request finds. The rules judge it as the need of a component that only the check has.
  private func result(of request: LintRequest, in unit: RegistrationUnit.Key) -> RequestResult {
    guard let need = request.need else {
      return request.reason.map { .unknown($0, nil) } ?? .served
    }
    let found: [Int]
    switch container.choice(request, need, in: unit) {
    case .unknown(let reason): return .unknown(reason, need.type)
    case .found: return .served
    // It may be a container that the sources don't show.
    case .nothing where unit == .unknown, .ambiguous where unit == .unknown:
      return .unknown("the sources don't tell which container is asked", need.type)
    case .nothing where need.isMany: return .served
    // The code that asks may well expect nil.
    case .nothing where need.isOptional:
      return .unknown("nothing offers it, and the request gets nil", need.type)
    case .nothing: found = []
    case .ambiguous(let all): found = all
    }
    var copy = self
    let owner = GraphModel.Component(
      type: copy.type("the request"), file: request.place.file, line: request.place.line,
      generation: request.generation.rawValue,
      lifetime: GraphModel.Lifetime(.nothing))
    var edge = GraphModel.Edge(
      .injection, type: copy.type(need.type),
      qualifiers: need.qualifiers.map { copy.qualifier($0) },
      isOptional: need.isOptional, targets: found)
    edge.convertible = container.members.indices.filter { container.isSubtype($0, of: need.type) }
    let others = container.members.map { copy.component($0.component) }
    let model = copy.model(others + [owner], others.map { _ in [] } + [[edge]])
    let finding = model.declaredFindings().first {
      model.text(of: $0).components.first == others.count && model.text(of: $0).code != nil
    }
    return finding.flatMap { Self.linted($0, of: model, at: request.place) }.map { .finding($0) }
      ?? .served
  }

  private func model(_ components: [GraphModel.Component], _ edges: [[GraphModel.Edge]])
    -> GraphModel
  {
    GraphModel(
      types: names,
      qualifiers: qualifiers.map { GraphModel.Qualifier($0, isName: $0.hasPrefix("name ")) },
      components: components, edges: edges)
  }

  /// A finding of the graph, if di-lint has its rule.
  private static func linted(_ finding: Finding, of model: GraphModel, at place: LintPlace)
    -> LintFinding?
  {
    let text = model.text(of: finding)
    guard let code = text.code, LintFinding.titles[code] != nil else { return nil }
    return LintFinding(
      code: code, severity: finding.severity == .error ? .error : .warning, place: place,
      message: text.message.replacing(
        "which the request needs for an injection", with: "which is requested here"),
      remedy: text.remedy)
  }

  private mutating func add(_ finding: Finding, of model: GraphModel) {
    let text = model.text(of: finding)
    let place = (text.components.first ?? container.members.indices.first).map {
      container.component($0).place
    }
    guard let place else { return }
    if finding.severity == .notChecked {
      unproven.insert(place)
      gaps.append(LintGap(place: place, reason: text.message))
    } else if !model.accepts(finding), let found = Self.linted(finding, of: model, at: place) {
      findings.append(found)
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
    let place = container.component(owner).place
    func unknown(_ reason: String) -> GraphModel.Edge? {
      gaps.append(
        LintGap(
          place: place, reason: reason,
          hiding: "\(container.component(owner).name) needs \(need.type)"))
      unproven.insert(place)
      return nil
    }
    switch container.choice(need, of: owner) {
    case .found where need.isChosen: return nil
    case .nothing where need.isChosen, .ambiguous where need.isChosen:
      return unknown("the closure chooses at run time what it requests")
    case .nothing where container.members[owner].unit == .unknown:
      return unknown("the sources don't tell which container gets the registration")
    // Whichever is preferred one day closes a cycle, or is held too long.
    case .found(let all), .ambiguous(let all): targets = all
    case .nothing: break
    case .unknown(let reason): return unknown(reason)
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
