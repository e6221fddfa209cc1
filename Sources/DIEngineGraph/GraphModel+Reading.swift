package import DIEngine
package import DIGraphRules

extension DependencyGraph {
  /// Returns the plain value on which the rules work.
  ///
  /// - Parameter classes: The classes of which objects may be.
  /// - Complexity: Grows with the size of the graph.
  package func model(among classes: any KnownClasses) -> GraphModel {
    var reader = GraphModelReader(self, classes)
    return reader.read()
  }
}

/// Makes a model of a graph: indices in place of types, names, tags and stores, and facts that only types tell.
private struct GraphModelReader {
  private let graph: DependencyGraph
  private let classes: any KnownClasses
  private let components: [DeclaredComponent]
  private let offered: [ObjectIdentifier: Int]
  private var types = Numbering<ObjectIdentifier, any Any.Type>()
  private var qualifiers = Numbering<Qualifier, Qualifier>()
  private var stores = Numbering<ObjectIdentifier, any InstanceStore>()
  private var convertible: [ObjectIdentifier: [Int]] = [:]

  init(_ graph: DependencyGraph, _ classes: any KnownClasses) {
    self.graph = graph
    self.classes = classes
    components = graph.vertices.compactMap(\.component)
    offered = components.reduce(into: [:]) { counts, component in
      for offer in component.offers { counts[ObjectIdentifier(offer.type), default: 0] += 1 }
    }
  }

  mutating func read() -> GraphModel {
    let models = components.map { component($0) }
    let edges = components.indices.map { owner in graph.edges[owner].map { edge($0, of: owner) } }
    let known = components.indices.flatMap { findings($0) }
    let names = names()
    var model = GraphModel(
      types: names,
      qualifiers: qualifiers.all.map { qualifier in
        let interner = QualifierInterner.shared
        let tag = interner.value(of: qualifier) as? any Any.Type
        return GraphModel.Qualifier(
          tag.map { "tag \(names[type($0)].name)" } ?? interner.text(of: qualifier),
          isName: qualifier.isName)
      },
      components: models, edges: edges,
      storeParents: stores.all.map { $0.parentStore.map { store($0) } })
    model.known = known
    return model
  }

  /// The names of the types, with their modules where several types have the same name, and cut at 80 characters.
  private func names() -> [GraphModel.TypeName] {
    let texts = types.all.map { TypeNames.spelled($0) { "\($0)" } }
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(types.all, texts).map { type, text in
      let name = counts[text] == 1 ? text : TypeNames.spelled(type, fullName(of:))
      return GraphModel.TypeName(
        name.count > 80 ? "\(name.prefix(77))..." : name, shortName: text,
        isProtocol: TypeNames.needsAny(type))
    }
  }

  private mutating func type(_ type: any Any.Type) -> Int {
    types.number(of: type, by: ObjectIdentifier(type))
  }

  private mutating func qualifier(_ qualifier: Qualifier) -> Int {
    if let tag = QualifierInterner.shared.value(of: qualifier) as? any Any.Type { _ = type(tag) }
    return qualifiers.number(of: qualifier, by: qualifier)
  }

  /// Numbers a store, followed by the stores whose instances it finds.
  private mutating func store(_ store: any InstanceStore) -> Int {
    for store in sequence(first: store, next: \.parentStore) {
      _ = stores.number(of: store, by: ObjectIdentifier(store))
    }
    return stores.number(of: store, by: ObjectIdentifier(store))
  }

  private mutating func component(_ declared: DeclaredComponent) -> GraphModel.Component {
    let lifetime = declared.lifetime
    var component = GraphModel.Component(
      type: type(declared.info.type), file: declared.info.file, line: declared.info.line,
      generation: declared.generation,
      lifetime: GraphModel.Lifetime(
        GraphModel.Lifetime.Keeper(lifetime.kind), isWeak: lifetime.strength == .weak,
        isEager: lifetime.isEager, storage: declared.store.map { "\($0)" },
        store: declared.store.map { store($0) }))
    component.offers = declared.offers.map { offer in
      GraphModel.Component.Offer(
        type: type(offer.type), qualifiers: offer.qualifiers.map { qualifier($0) },
        isPlain: !offer.needsQualifier)
    }
    switch declared.info.priority {
    case .normal: break
    case .default: component.priority = .default
    case .test: component.priority = .test
    }
    component.canMake = declared.canMake
    component.isRoot = declared.isRoot
    component.isEntered = declared.isEntered
    component.closesCycles = declared.closesCycles
    component.accepted = declared.accepted
    component.isUnused = declared.isUnused
    component.needsTask = declared.needsTask
    component.isInModule = declared.owner.type != nil
    component.level = declared.level
    component.hasEnd = declared.hasEnd
    component.mayThrow = declared.mayThrow
    component.needsDefault = declared.needsDefault
    return component
  }

  /// Finds what is doubtful in the declaration of a component.
  private mutating func findings(_ vertex: Int) -> [Finding] {
    let component = components[vertex]
    var found: [Finding] = []
    for offered in component.offeredTypes {
      let cast = convertibility(of: component.info.type, to: offered, among: classes)
      guard cast != .possible else { continue }
      found.append(
        Finding(
          cast == .impossible ? .error : .warning,
          .impossibleService(vertex, type: type(offered))))
    }
    for edge in graph.edges[vertex] where !edge.description.argumentTypes.isEmpty {
      for target in edge.targets { found += wrongArguments(of: edge, vertex, target) }
    }
    for (number, edge) in graph.edges[vertex].enumerated() where edge.isInitial && !edge.isDelayed {
      for target in edge.targets where target < components.count {
        let made = peeled(components[target].info.type)
        guard let conformance = IsolatedConformance(of: made, to: edge.description.base),
          !(component.isolation.map(conformance.isOf) ?? false)
        else { continue }
        let use = Finding.Use(owner: vertex, edge: number, target: target)
        found.append(Finding(.warning, .isolatedConformance(use, actor: type(conformance.actor))))
      }
    }
    if component.injects, isStructOrEnumeration(component.info.type) {
      found.append(Finding(.warning, .injectsCopies(vertex)))
    }
    if component.marks.contains(.replacedLifetime) {
      found.append(Finding(.warning, .replacedLifetime(vertex)))
    }
    if component.marks.contains(.extendedByRepetition) {
      found.append(Finding(.warning, .extendedByRepetition(vertex)))
    }
    return found
  }

  /// Finds the arguments that a delayed request passes and their parameters can't take.
  private mutating func wrongArguments(
    of edge: DependencyEdge, _ owner: Int, _ target: Int
  ) -> [Finding] {
    let parameters = graph.edges[target].filter { $0.targets.contains(where: graph.isArgument) }
    var found: [Finding] = []
    for (number, (parameter, given)) in zip(parameters, edge.description.argumentTypes).enumerated()
    {
      let (taken, acceptsNil) = (parameter.description.base, parameter.description.isOptional)
      guard convertibility(of: given, to: taken, among: classes) == .impossible else { continue }
      found.append(
        Finding(
          acceptsNil || isOptional(taken) ? .warning : .error,
          .wrongArgument(
            owner: owner, target: target, number: number, given: type(given), taken: type(taken))))
    }
    return found
  }

  private mutating func edge(_ declared: DependencyEdge, of owner: Int) -> GraphModel.Edge {
    let stage: GraphModel.Edge.Stage =
      declared.isInitial ? .initializer : declared.isDeferred ? .deferredInjection : .injection
    let description = declared.description
    var edge = GraphModel.Edge(
      stage, type: type(description.base),
      qualifiers: description.request.qualifiers.map { qualifier($0) },
      isOptional: description.isOptional, isMany: description.isMany, isDelayed: declared.isDelayed,
      targets: declared.targets.filter { $0 < components.count })
    edge.isDelayedWithoutTask = description.delay == .synchronously
    edge.isArgument = declared.targets.contains(where: graph.isArgument)
    edge.passesArguments = !description.argumentTypes.isEmpty
    guard edge.targets.isEmpty, !edge.isArgument, !edge.isMany, !edge.isOptional,
      offered[ObjectIdentifier(description.base)] == nil
    else { return edge }
    edge.unusual = unusual(description.base)
    if edge.unusual == nil {
      edge.convertible = convertible(to: description.base).filter { $0 != owner }
    }
    return edge
  }

  private mutating func unusual(_ missing: any Any.Type) -> GraphModel.Edge.Unusual? {
    if let element = elementType(ofArray: missing).map(elementBase) {
      if let count = offered[ObjectIdentifier(element)] {
        return .array(of: type(element), offeredBy: count)
      }
    }
    switch Remedy.forUnusual(missing, from: .component) {
    case .stateType: return .anything
    case .requestElements: return .tuple
    case .requestObject(let metatype):
      let name = "\(metatype)"
      return .metatype(of: name.hasSuffix(".Type") ? String(name.dropLast(5)) : name)
    default: return nil
    }
  }

  /// Returns the components whose objects are of a protocol or class type.
  private mutating func convertible(to type: any Any.Type) -> [Int] {
    if let known = convertible[ObjectIdentifier(type)] { return known }
    let found = subtypes(of: type, among: components.indices) { components[$0].info.type }
    convertible[ObjectIdentifier(type)] = found
    return found
  }
}

extension GraphModel.Lifetime.Keeper {
  package init(_ kind: LifetimeKind) {
    switch kind {
    case .nowhere: self = .nothing
    case .graph: self = .objectGraph
    case .process: self = .process
    case .engine: self = .engine
    case .store: self = .storage
    case .external: self = .otherCode
    default: self = .container
    }
  }
}

/// Values with their numbers, in the order in which they were first asked for.
private struct Numbering<Key: Hashable, Value> {
  private(set) var all: [Value] = []
  private var numbers: [Key: Int] = [:]

  mutating func number(of value: Value, by key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = all.count
    all.append(value)
    return all.count - 1
  }
}
