/// The services of a builder's declaration: its component offers its own type if nothing else is stated.
package struct ServiceList {
  private let own: Service
  /// The stated services, in the order in which they were stated. Each type appears once.
  private var stated: [Service] = []

  /// Creates the list of a component that offers only its own type so far.
  package init(of component: Component) {
    own = component.services[0]
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
