/// A registration as a builder describes it. Each build of the builder copies its component.
package protocol BuilderDeclaration: AnyObject {
  /// The component that the last build added; nil before the first build.
  var added: Component? { get set }
}

/// The components that one build of a builder adds to an engine after their validation.
package struct PendingRegistrations<Declaration: BuilderDeclaration> {
  package typealias Entry = (declaration: Declaration, component: Component)

  /// The engine that receives the components.
  package let engine: Engine
  /// The declarations to add, with the copies of their components.
  package let entries: [Entry]
  /// The declarations that earlier builds added to the engine, with their components.
  package let earlier: [Entry]

  /// Copies the components of the declarations that a build adds.
  ///
  /// - Parameters:
  ///   - declarations: All declarations of the builder.
  ///   - engine: The builder's engine, to which each declaration is added once; nil if each build adds all
  ///     declarations to an engine of its own.
  ///   - copy: Returns a copy of a declaration's component.
  package init(
    of declarations: [Declaration], for engine: Engine?, copy: (Declaration) -> Component
  ) {
    self.engine = engine ?? Engine()
    var entries: [Entry] = []
    var earlier: [Entry] = []
    for declaration in declarations {
      if engine != nil, let added = declaration.added {
        earlier.append((declaration, added))
      } else {
        entries.append((declaration, copy(declaration)))
      }
    }
    self.entries = entries
    self.earlier = earlier
  }

  /// The declarations to add, in the order of registration.
  package var declarations: [Declaration] { entries.map(\.declaration) }

  /// The conflicts that the components would cause among each other and with those of the engine.
  package var conflicts: [Conflict] { engine.registry.conflicts(of: entries.map(\.component)) }

  /// Adds the components to the engine, in the order of registration.
  package func commit() {
    for (declaration, component) in entries {
      engine.registry.add(component)
      declaration.added = component
    }
  }
}

/// The services of a builder's declaration: its component offers its own type if nothing else is stated.
package struct ServiceList {
  private let own: Service
  /// The stated services, in the order in which they were stated. Each type appears once.
  private var stated: [Service] = []

  /// Creates the list of a component that offers only its own type so far.
  package init(of component: Component) {
    own = component.listedServices?.first ?? Service(itself: component.type)
  }

  /// States that the component offers its own type, even beside others.
  package mutating func offerOwnType() {
    offer(own)
  }

  /// States a service. Ignored if a service of its type is already stated.
  package mutating func offer(_ service: Service) {
    if !stated.contains(where: { $0.type == service.type }) { stated.append(service) }
  }

  /// The services in the order in which they were stated.
  package var asStated: [Service] { stated.isEmpty ? [own] : stated }

  /// The services with the component's own type, if it is one of them, before all others.
  package var ownTypeFirst: [Service] {
    let others = stated.filter { $0.type != own.type }
    return others.count == stated.count && !stated.isEmpty ? others : [own] + others
  }

  /// Whether the component offers nothing but its own type.
  package var isOwnTypeOnly: Bool { stated.allSatisfy { $0.type == own.type } }
}
