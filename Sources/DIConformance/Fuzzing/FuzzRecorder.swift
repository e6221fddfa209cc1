/// Registers a random graph with a container under test and records the calls of its closures. Not
/// thread-safe.
final class FuzzRecorder {
  private(set) var events: [FuzzEvent] = []
  private var made = 0
  private var limit = FuzzRecorder.most
  private var faults = FuzzFaults()
  private let container: ContainerUnderTest

  /// The most objects of a request that the model makes, and some more: a container that forgets what it should keep may
  /// make more of them than there is time for.
  private static let most = 4 * FuzzModel.mostObjects

  /// The error of an initializer that is called too often.
  private struct TooManyObjects: Error {}

  init(container: ContainerUnderTest) {
    self.container = container
  }

  /// Returns the events since the previous call.
  func takeEvents() -> [FuzzEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    limit = made + Self.most
    return events
  }

  func recipe(for component: FuzzGraph.Component) -> ComponentRecipe {
    var recipe = ComponentRecipe(
      type: FuzzTypes.own[component.type], file: "fuzz#\(SiteCounter.next())", line: 1)
    recipe.services = component.services.map { FuzzTypes.services[$0] }
    recipe.keepsOwnType = component.keepsOwnType && !component.services.isEmpty
    recipe.names = component.names
    recipe.isDefault = component.isDefault
    recipe.lifetime = component.lifetime.map { $0 == .graph ? container.cycleLifetime : $0 }
    recipe.isMadeElsewhere = component.making == .elsewhere
    recipe.initializers = initializer(of: component).map { [$0] } ?? []
    recipe.injections = component.injections.indices.map { injection($0, of: component) }
    if component.hasPostInit, container.lacks[.postInit] == nil {
      recipe.postInit = { object in self.events.append(.finished(object: Self.number(object))) }
    }
    return recipe
  }

  private func initializer(of component: FuzzGraph.Component) -> ComponentInitializer? {
    let edges = component.parameters
    return switch component.making {
    case .declared:
      .declared(
        edges.map(\.dependency),
        make: { values in try self.make(component, of: values.map { FuzzValue($0) }) })
    case .asking:
      .asking(make: { resolver in
        try self.make(component, of: edges.map { self.value(of: $0, from: resolver) })
      })
    case .elsewhere, .forgotten: nil
    }
  }

  private func make(_ component: FuzzGraph.Component, of values: [FuzzValue]) throws -> Any {
    if container.lacks[.throwingInitializers] == nil,
      faults.strike(component.fault, type: component.type, step: nil)
    {
      events.append(.threw(type: component.type, given: values))
      throw DeliberateError("C\(component.type)")
    }
    if made >= limit, container.lacks[.throwingInitializers] == nil { throw TooManyObjects() }
    made += 1
    events.append(.made(type: component.type, object: made, of: values))
    return (FuzzTypes.own[component.type] as! Specimen.Type).init(number: made)
  }

  private func injection(_ step: Int, of component: FuzzGraph.Component) -> ComponentInjection {
    let injection = component.injections[step]
    func inject(_ object: Any, with values: [FuzzValue]) throws {
      events.append(.injected(object: Self.number(object), step: step, with: values))
      if container.lacks[.throwingInjections] == nil,
        faults.strike(injection.fault, type: component.type, step: step)
      {
        throw DeliberateError("C\(component.type), injection \(step)")
      }
    }
    let source: ComponentInjection.Source =
      if injection.asks {
        .asking(run: { object, resolver in
          try inject(object, with: injection.edges.map { self.value(of: $0, from: resolver) })
        })
      } else {
        .declared(
          injection.edges.map(\.dependency),
          run: { object, values in try inject(object, with: values.map { FuzzValue($0) }) })
      }
    return ComponentInjection(source: source, closesCycle: injection.closesCycle)
  }

  /// Returns the value that a closure gets if it resolves an edge itself and ignores failures.
  private func value(of edge: FuzzGraph.Edge, from resolver: ContainerResolver) -> FuzzValue {
    (try? edge.request(to: resolver)) ?? .none
  }

  private static func number(_ object: Any) -> Int {
    (object as? Specimen)?.number ?? -1
  }
}

/// The closures that have already thrown.
struct FuzzFaults: Equatable {
  private struct Place: Hashable {
    let type: Int
    let step: Int?
  }

  private var struck: Set<Place> = []

  /// Returns whether a closure throws at this call.
  mutating func strike(_ fault: FuzzGraph.Fault, type: Int, step: Int?) -> Bool {
    switch fault {
    case .never: false
    case .once: struck.insert(Place(type: type, step: step)).inserted
    case .always: true
    }
  }
}

extension FuzzGraph.Edge {
  var dependency: ComponentDependency {
    ComponentDependency(type: target.type, quantity: quantity, name: name)
  }

  func request(to resolver: ContainerResolver) throws -> FuzzValue {
    let request = ServiceRequest(type: target.type, name: name)
    return switch quantity {
    case .one: FuzzValue(try resolver.resolve(request))
    case .oneOrNone: FuzzValue(try resolver.resolveOptional(request))
    case .many: .all(try resolver.resolveMany(target.type).map { ($0 as? Specimen)?.number ?? -1 })
    }
  }
}
