internal import DIEngine
internal import DIEngineGraph

/// A double that takes the place of one component: with its services, its lifetime, its precedence.
struct Replacement {
  private let target: Component
  private let double: Component
  /// The services that the target keeps; nil if the double takes its whole place.
  private let remaining: [Service]?

  /// Finds the place of a double.
  ///
  /// - Parameters:
  ///   - type: The type that the double is requested as, with the name or tag by which a request finds the place.
  ///   - isPartial: Whether the component that had the place keeps its other services.
  ///   - double: The double: a component of no registry yet, with its factory only.
  init(
    of type: any Any.Type, _ qualifier: Qualifier, isPartial: Bool, by double: Component,
    in registry: Registry
  ) throws(DoubleError) {
    self.double = double
    let type = peeled(type)
    let text = TypeNames.naming { $0(type) + Self.text(qualifier, $0) }
    let (all, selected) = registry.locked {
      let found = registry.candidates(for: type, qualifier == .none ? [] : [qualifier])
      return (found.all.map(\.info), found.selected)
    }
    guard let first = selected.first else { throw .nothing(offering: text, all, double) }
    guard selected.count == 1 else { throw .several(selected.map(\.declaration), offering: text) }
    target = first
    let (target, services) = (target, registry.read(target) { $0.services })
    let taken = services.filter { fits(double.type, $0.metatype) }
    // The component's own class may say which one is meant, if the double serves the requests for its other types.
    let isNamedByItself = !isPartial && type == target.type && !taken.isEmpty
    guard isNamedByItself || taken.contains(where: { $0.type == ObjectIdentifier(type) }) else {
      throw .misfit(double, type)
    }
    let wanted = isPartial ? taken.filter { $0.type == ObjectIdentifier(type) } : taken
    let left = services.filter { service in
      !wanted.contains { $0.type == service.type && $0.qualifier == service.qualifier }
    }
    if isPartial {
      remaining = left.isEmpty ? nil : left
    } else {
      remaining = nil
      let missing = Requirements(of: registry, without: [target]).missed(left, of: target)
      guard missing.isEmpty else { throw .less(double, than: target, missing) }
    }
    registry.read(target) { double.takePlace(of: $0, with: wanted) }
  }

  /// Returns what takes the place of a component in an isolated copy of the graph.
  func copy(_ component: Component) -> [Component] {
    guard component === target else { return [Component(copying: component)] }
    // A copy, too: `many` sorts components by their creation.
    guard let remaining else { return [Component(copying: double)] }
    let rest = Component(copying: component)
    rest.services = remaining
    return [rest, Component(copying: double)]
  }

  private static func text(_ qualifier: Qualifier, _ names: TypeNames) -> String {
    qualifier == .none ? "" : " with \(names(qualifier))"
  }
}

extension Component {
  /// Takes everything but the factory and the injections from another component, whose registry the caller reads.
  fileprivate func takePlace(of other: Component, with taken: [Service]) {
    behaviour = other.behaviour
    lifetime = other.lifetime
    store = other.store
    priority = other.priority
    origin = other.origin
    qualifiers = other.qualifiers
    marks = other.marks.intersection([.root, .unused]).union(.double)
    let own = Service(type)
    let offersItself = taken.contains { $0.type == own.type && $0.qualifier == .none }
    services = (offersItself ? [] : [own]) + taken
  }

  /// The type and the place of the registration.
  var text: String { declaration.text }
}

extension ComponentInfo {
  /// The type and the place of the registration.
  var text: String { "\(type) (\(place))" }
}

/// Returns whether the objects of a double are of a type, as far as its metadata says it: what is declared as a protocol may
/// be anything else, too, but nobody knows.
private func fits(_ double: any Any.Type, _ type: any Any.Type) -> Bool {
  if TypeNames.needsAny(double) || double == Any.self || double == AnyObject.self {
    return peeled(double) == type
  }
  return convertibility(of: double, to: type, among: NoSubclasses()) == .possible
}

/// A double's closure returns an object of the class that it states, not of one below it.
private struct NoSubclasses: KnownClasses {
  func descendants<Base: AnyObject>(of base: Base.Type) -> [Base.Type] { [] }

  func haveGeneric(below base: AnyClass) -> Bool? { false }
}

extension DoubleError {
  fileprivate static func several(_ candidates: [ComponentInfo], offering type: String) -> Self {
    DoubleError(
      .severalToReplace,
      "Which component of \(type) is to be replaced? None of them takes precedence: \(list(candidates))",
      toDo: "name one by a type that only it offers, or by its name or tag.")
  }

  fileprivate static func nothing(
    offering type: String, _ others: [ComponentInfo], _ double: Component
  ) -> Self {
    let known = others.isEmpty ? "" : " With other names or tags there are \(list(others))."
    return DoubleError(
      .nothingToReplace,
      "No component offers \(type): nothing would ask for the double \(double.text).\(known)",
      toDo: "replace a type that the graph offers, or register the component instead.")
  }

  fileprivate static func misfit(_ double: Component, _ type: any Any.Type) -> Self {
    DoubleError(
      .doesNotFit, "The double \(double.text) is no \(type).",
      toDo: "return an object of a type that conforms to \(type), and state that type.")
  }

  fileprivate static func less(
    _ double: Component, than target: Component, _ missing: [String]
  ) -> Self {
    DoubleError(
      .offersLess,
      """
      The double \(double.text) offers less than \(target.text), which it replaces. It lacks \
      \(missing.joined(separator: "; "))
      """,
      toDo: """
        make the double conform to that, and let its closure return the double's own type; or state partially: true, \
        so that \(target.type) goes on to offer it.
        """)
  }

  private static func list(_ components: [ComponentInfo]) -> String {
    components.map(\.text).joined(separator: ", ")
  }
}
