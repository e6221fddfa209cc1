private import Foundation

/// Registers a random graph with a container under test and records the calls of its closures, from any thread.
final class FuzzRecorder {
  private struct State {
    var entries: [FuzzLog.Entry] = []
    var made = 0
    var limit = FuzzRecorder.most
    var faults = FuzzFaults()
    /// Whether closures take some time, so that threads meet in them.
    var isSlow = false
  }

  private let state = Guarded(State())
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
    takeEntries().compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// Returns the entries since the previous call.
  func takeEntries() -> [FuzzLog.Entry] {
    state.change { state in
      defer { state.entries.removeAll(keepingCapacity: true) }
      state.limit = state.made + Self.most
      return state.entries
    }
  }

  func note(_ entry: FuzzLog.Entry) {
    state.change { $0.entries.append(entry) }
  }

  /// Lets closures take some time from now on.
  func beginThreads() {
    state.change { state in
      state.isSlow = true
      state.limit = state.made + 20 * Self.most
    }
  }

  /// Gives other threads time to come to the same point, if there are any.
  private func pause() {
    guard state.change({ $0.isSlow && $0.entries.count % 3 != 0 }) else { return }
    Thread.sleep(forTimeInterval: 0.000_05)
  }

  func recipe(for component: FuzzGraph.Component) -> ComponentRecipe {
    var recipe = ComponentRecipe(
      type: FuzzTypes.own[component.type], file: "fuzz#\(SiteCounter.next())", line: 1)
    recipe.services = component.services.map { FuzzTypes.services[$0] }
    recipe.keepsOwnType = component.keepsOwnType && !component.services.isEmpty
    recipe.names = component.names
    recipe.tags = component.tags.map { FuzzTypes.tags[$0] }
    recipe.isDefault = component.isDefault
    recipe.lifetime = component.lifetime.map { $0 == .graph ? container.cycleLifetime : $0 }
    recipe.isMadeElsewhere = component.making == .elsewhere
    recipe.initializers = initializer(of: component).map { [$0] } ?? []
    recipe.injections = component.injections.indices.map { injection($0, of: component) }
    if component.hasPostInit, container.lacks[.postInit] == nil {
      recipe.postInit = { object in self.note(.event(.finished(object: Self.number(object)))) }
    }
    return recipe
  }

  /// Makes an object that the container didn't make.
  func object(of type: Int) -> Specimen {
    let number = state.change { state in
      state.made += 1
      return state.made
    }
    return Self.specimen(type, number, [])
  }

  private static func specimen(_ type: Int, _ number: Int, _ parts: [Any?]) -> Specimen {
    (FuzzTypes.own[type] as! Specimen.Type).init(number: number, parts: parts)
  }

  private func initializer(of component: FuzzGraph.Component) -> ComponentInitializer? {
    let edges = component.parameters
    return switch component.making {
    case .declared:
      .declared(
        edges.map(\.dependency),
        make: { values in try self.make(component, of: values) })
    case .asking:
      .asking(make: { resolver in
        try self.make(component, of: edges.map { self.object(for: $0, from: resolver) })
      })
    case .arguments:
      .arguments(
        Array(repeating: Int.self, count: component.arguments),
        make: { values in try self.make(component, of: values) })
    case .elsewhere, .forgotten: nil
    }
  }

  private func make(_ component: FuzzGraph.Component, of parts: [Any?]) throws -> Any {
    let values = parts.map { FuzzValue($0) }
    let mayThrow = container.lacks[.throwingInitializers] == nil
    let number = try state.change { state in
      if mayThrow, state.faults.strike(component.fault, type: component.type, step: nil) {
        state.entries.append(.event(.threw(type: component.type, given: values)))
        throw DeliberateError("C\(component.type)")
      }
      if mayThrow, state.made >= state.limit { throw TooManyObjects() }
      state.made += 1
      state.entries.append(
        .event(.made(type: component.type, object: state.made, of: values)))
      return state.made
    }
    pause()
    return Self.specimen(component.type, number, parts)
  }

  private func injection(_ step: Int, of component: FuzzGraph.Component) -> ComponentInjection {
    let injection = component.injections[step]
    func inject(_ object: Any, with values: [FuzzValue]) throws {
      pause()
      let mayThrow = container.lacks[.throwingInjections] == nil
      try state.change { state in
        state.entries.append(
          .event(.injected(object: Self.number(object), step: step, with: values)))
        if mayThrow, state.faults.strike(injection.fault, type: component.type, step: step) {
          throw DeliberateError("C\(component.type), injection \(step)")
        }
      }
    }
    let source: ComponentInjection.Source =
      if injection.asks {
        .asking(run: { object, resolver in
          let values = injection.edges.map { FuzzValue(self.object(for: $0, from: resolver)) }
          try inject(object, with: values)
        })
      } else {
        .declared(
          injection.edges.map(\.dependency),
          run: { object, values in try inject(object, with: values.map { FuzzValue($0) }) })
      }
    return ComponentInjection(source: source, closesCycle: injection.closesCycle)
  }

  /// Returns what a closure gets if it resolves an edge itself and ignores failures.
  private func object(for edge: FuzzGraph.Edge, from resolver: ContainerResolver) -> Any? {
    (try? edge.object(from: resolver)) ?? nil
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

  fileprivate func object(from resolver: ContainerResolver, _ arguments: [Int] = []) throws -> Any?
  {
    switch (delay, quantity) {
    case (.none, .one), (.none, .oneOrNone):
      let request = ServiceRequest(
        type: target.type, name: name, tag: tag.map { FuzzTypes.tags[$0] },
        arguments: arguments.map { RuntimeArgument($0) })
      return quantity == .one
        ? try resolver.resolve(request) : try resolver.resolveOptional(request)
    case (.none, .many): return try resolver.resolveMany(target.type)
    case (.provider, _), (.lazy, _): return try function(from: resolver)()
    }
  }

  /// Returns the provider or the lazy.
  fileprivate func function(from resolver: ContainerResolver) throws -> () throws -> Any {
    delay == .provider
      ? try resolver.resolveProvider(target.type) : try resolver.resolveLazy(target.type)
  }
}

extension FuzzGraph.Request {
  /// Returns what the request gets; two objects of a provider or a lazy.
  func object(from resolver: ContainerResolver) throws -> Any? {
    guard edge.delay != .none else { return try edge.object(from: resolver, arguments) }
    let function = try edge.function(from: resolver)
    return [try function(), try function()]
  }
}
